import { LICENCES_PATH } from '@anunturi/shared-contract/page/licencesAddress';
import { buyerRights } from '@anunturi/shared-domain/listing/buyerRights';
import { type ListingSort, listingSorts } from '@anunturi/shared-domain/search/listingSorts';
import { NOT_PAID, orderReasons } from '@anunturi/shared-domain/search/orderReasons';
import { appealTexts } from '@anunturi/shared-domain/moderation/appealTexts';
import { decisionKinds, kindsByPeople } from '@anunturi/shared-domain/moderation/decisionKinds';
import { machineActs } from '@anunturi/shared-domain/moderation/machineActs';
import { siteRules } from '@anunturi/shared-domain/moderation/moderationFields';
import { legalNotices } from '@anunturi/shared-domain/site/legalVersions';
import { links } from '@anunturi/shared-domain/site/links';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { PageHeader } from '@anunturi/shared-ui/layout/PageHeader';
import { asItems } from '../legal/asItems';
import { LegalText } from '../legal/LegalText';
import { useSite } from '../start/SiteContext';

/** Route `/termeni`: the rules of the site, moderation and complaints (Regulamentul UE 2022/2065 art. 14). */
export function TermsScreen() {
  const { name, operator, contactEmail, county } = useSite();
  return (
    <>
      <PageHeader
        title="Termeni și condiții"
        lead="Ce oferim, ce nu se publică și cum contestați o decizie."
      />
      <LegalText kind="terms">
        <h2>Serviciul</h2>
        <p>
          {name} este un loc de anunțuri pentru mașini și servicii din județul {county.name},
          administrat de {operator.name}. Publicarea este gratuită. Nu suntem parte în înțelegerile
          dintre cumpărător și vânzător și nu încasăm bani pentru ei.
        </p>
        <h2>Ce nu se publică</h2>
        <ul>
          {asItems(
            Object.entries(siteRules).map(([number, rule]) => `regula ${number}: ${rule}`),
          ).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <h2>Cine vinde și ce drepturi aveți</h2>
        <p>Fiecare anunț spune dacă vânzătorul este persoană fizică sau firmă.</p>
        <ul>
          {Object.values(buyerRights).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <h2>În ce ordine apar anunțurile</h2>
        <p>
          Alegeți ordinea deasupra listei; este aceeași pentru firme și pentru persoane fizice.{' '}
          {NOT_PAID}
        </p>
        <ul>
          {Object.entries(listingSorts).map(([sort, label]) => (
            <li key={sort}>
              {label}. {orderReasons[sort as ListingSort]}
            </li>
          ))}
        </ul>
        <h2>Cum moderăm</h2>
        <p>Un om hotărăște:</p>
        <ul>
          {asItems(kindsByPeople.map((kind) => decisionKinds[kind])).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>Programul face singur, fără un om:</p>
        <ul>
          {asItems(Object.values(machineActs)).map((act) => (
            <li key={act}>{act}</li>
          ))}
        </ul>
        <p>
          Ce face programul se contestă ca orice decizie, din cont, și vă răspunde un om; fără cont,{' '}
          <Link to={links.contact()}>scrieți-ne</Link>. Oricine poate raporta un anunț de pe pagina
          lui, și un fișier de pe pagina linkului prin care l-a primit: confirmăm primirea și
          comunicăm decizia. Cine este vizat de o decizie primește motivarea: temeiul, faptele și ce
          poate face.
        </p>
        <h2>Cum contestați</h2>
        <p>
          Din <Link to={links.dashboard()}>Contul meu</Link>, de la decizie, apăsați „Contestați
          decizia”. {appealTexts.judge} {appealTexts.once} Rămâne deschisă calea soluționării
          alternative a litigiilor (
          <a href="https://anpc.ro/ce-este-sal/" target="_blank" rel="noopener">
            SAL
          </a>
          ) și a instanțelor.
        </p>
        <h2>Suspendarea conturilor</h2>
        <p>
          Suspendăm conturile care încalcă repetat sau grav aceste reguli, cu motivare, cu termen
          sau fără. Cel suspendat poate intra în cont ca să citească decizia și să o conteste.
          Raportările făcute vădit nefondat și repetat pot duce la suspendarea pe o vreme a
          dreptului de a raporta, apoi a contului; cele despre abuz asupra copiilor se primesc
          oricând.
        </p>
        <h2>Uneltele pentru documente</h2>
        <p>
          Calculatorul de impozit dă estimări, iar modelele de documente sunt orientative și nu țin
          loc de sfat juridic. Verificați forma în vigoare la primărie.
        </p>
        <h2>Bibliotecile altora</h2>
        <p>
          Site-ul cuprinde biblioteci cu sursă deschisă. Numele, sursele și licențele lor sunt în{' '}
          <a href={LICENCES_PATH}>lista licențelor</a>.
        </p>
        <h2>Punct unic de contact</h2>
        <p>
          Autorități și utilizatori: <a href={`mailto:${contactEmail}`}>{contactEmail}</a>, în
          română sau engleză.
        </p>
        <h2>Cine ne supraveghează</h2>
        <p>
          Coordonatorul serviciilor digitale în România este ANCOM (Legea 50/2024). Dacă socotiți că
          nu respectăm Regulamentul (UE) 2022/2065, puteți depune o plângere la{' '}
          <a href="https://www.ancom.ro/" target="_blank" rel="noopener">
            ancom.ro
          </a>{' '}
          (art. 53). Drepturile consumatorilor le apără{' '}
          <a href="https://anpc.ro/" target="_blank" rel="noopener">
            ANPC
          </a>
          .
        </p>
        <h2>Cum se schimbă acești termeni</h2>
        <p>
          {legalNotices.terms} Versiunile de dinainte se citesc la{' '}
          <Link to={links.legalVersions()}>versiuni</Link>.
        </p>
      </LegalText>
    </>
  );
}
