import { legalRequestKinds } from '@anunturi/shared-domain/people/legalRequestKinds';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { ACCESSIBILITY_ANSWER_DAYS } from '@anunturi/shared-domain/site/limits';
import { links } from '@anunturi/shared-domain/site/links';
import { PageHeader } from '@anunturi/shared-ui/layout/PageHeader';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Prose } from '../frame/Prose';
import { useSite } from '../start/SiteContext';

/** Route `/accesibilitate`: what the site keeps and what it does not yet (Directiva (UE) 2019/882, Legea 232/2022). */
export function AccessibilityScreen() {
  const { name, operator, contactEmail } = useSite();
  return (
    <>
      <PageHeader
        title="Declarație de accesibilitate"
        lead="Ce puteți folosi fără mouse, cu cititor de ecran sau cu litere mari, și ce nu merge încă."
      />
      <Prose>
        <h2>Ce respectăm</h2>
        <p>
          {name}, ținut de {operator.name}, urmărește regulile WCAG 2.2, nivelul AA, și standardul
          EN 301 549, cerute de Directiva (UE) 2019/882 și de Legea nr. 232/2022. Site-ul le
          respectă parțial: ce nu merge încă scrie mai jos.
        </p>
        <ul>
          <li>tot ce se face cu mouse-ul se face și de la tastatură, cu focus vizibil;</li>
          <li>câmpurile, butoanele și mesajele de eroare au nume pe care le citește un cititor;</li>
          <li>culorile au contrastul cerut, în tema luminoasă și în cea întunecată;</li>
          <li>
            unde sistemul alege culorile (contrast ridicat), ce este ales se vede în culorile lui;
          </li>
          <li>
            la mărire de 400 % și cu litere de două ori mai mari nu se pierde nimic de pe ecran;
          </li>
          <li>mișcarea de pe ecran se oprește dacă sistemul o cere;</li>
          <li>contractele descărcate sunt PDF-uri cu structură, limbă și titlu.</li>
        </ul>
        <h2>Ce nu merge încă</h2>
        <ul>
          <li>
            fotografiile anunțurilor nu au o descriere scrisă de vânzător: un cititor de ecran spune
            titlul anunțului și al câta fotografie este;
          </li>
          <li>
            documentele pe care le încărcați sau le uniți rămân cum au fost făcute: un PDF scanat nu
            devine text;
          </li>
          <li>unele fotografii din articolele mai vechi pot fi descrise prea scurt.</li>
        </ul>
        <h2>Cum am verificat</h2>
        <p>
          Fiecare ecran este verificat automat la fiecare versiune (axe, în ambele teme), iar
          drumurile obișnuite sunt parcurse de la tastatură. Nu am făcut încă o verificare cu
          persoane care folosesc zilnic un cititor de ecran.
        </p>
        <h2>Spuneți-ne ce nu merge</h2>
        <p>
          Scrieți-ne prin{' '}
          <Link to={links.contact(legalRequestKinds.accessibility)}>formularul de contact</Link> sau
          la <a href={`mailto:${contactEmail}`}>{contactEmail}</a>: pe ce pagină erați, ce ați vrut
          să faceți și cu ce program. Răspundem în cel mult{' '}
          {plural(ACCESSIBILITY_ANSWER_DAYS, 'zi', 'zile')} și, dacă nu putem repara îndată, vă dăm
          altfel ceea ce căutați. Dacă răspunsul nu vă ajută, vă puteți adresa{' '}
          <a href="https://anpc.ro/" target="_blank" rel="noopener">
            ANPC
          </a>
          .
        </p>
        <p>Declarație făcută la 23 noiembrie 2026, pe baza verificării noastre.</p>
      </Prose>
    </>
  );
}
