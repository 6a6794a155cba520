import { Fragment } from 'react';
import { legalRequestKinds } from '@anunturi/shared-domain/people/legalRequestKinds';
import { retention } from '@anunturi/shared-domain/people/retention';
import { legalNotices } from '@anunturi/shared-domain/site/legalVersions';
import { machineActs } from '@anunturi/shared-domain/moderation/machineActs';
import { links } from '@anunturi/shared-domain/site/links';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { PageHeader } from '@anunturi/shared-ui/layout/PageHeader';
import { Table } from '@anunturi/shared-ui/layout/Table';
import { asItems } from '../legal/asItems';
import { LegalText } from '../legal/LegalText';
import { useSite } from '../start/SiteContext';

const rights = [
  { kind: 'access', words: 'acces' },
  { kind: 'correction', words: 'rectificare' },
  { kind: 'deletion', words: 'ștergere' },
  { kind: 'objection', words: 'opoziție la prelucrare' },
  { kind: 'restriction', words: 'restricționare' },
  { kind: 'portability', words: 'portabilitate' },
] as const;

/** Route `/politica-confidentialitate`: what the product really does with personal data (Regulamentul UE 2016/679 art. 13). */
export function PrivacyScreen() {
  const { name, operator, contactEmail } = useSite();
  return (
    <>
      <PageHeader
        title="Politica de confidențialitate"
        lead={`Ce date prelucrează ${name}, de ce, cât timp și ce puteți cere.`}
      />
      <LegalText kind="privacy">
        <h2>Cine răspunde de date</h2>
        <p>
          Operatorul este {operator.name}, CUI {operator.cui}, {operator.tradeRegister},{' '}
          {operator.seat}. Ne puteți scrie la <a href={`mailto:${contactEmail}`}>{contactEmail}</a>{' '}
          sau prin <Link to={links.contact()}>pagina de contact</Link>.
        </p>
        <h2>Ce păstrăm, de ce și cât timp</h2>
        <Table
          caption="Datele păstrate"
          rowKey={(row) => row.what}
          rows={retention}
          columns={[
            { key: 'what', header: 'Ce date', cell: (row) => row.what },
            { key: 'why', header: 'De ce (temei)', cell: (row) => row.why },
            { key: 'howLong', header: 'Cât timp', cell: (row) => row.howLong },
          ]}
        />
        <h2>Ce nu facem</h2>
        <ul>
          <li>Nu folosim cookie-uri de publicitate sau de urmărire și nu vindem date.</li>
          <li>
            Contractele, calculele și fișierele PDF se întocmesc în browserul dumneavoastră. CNP-ul
            și celelalte date din ele nu ne sunt trimise decât dacă alegeți să păstrați documentul
            în arhiva contului.
          </li>
          <li>
            Fișierele din arhiva contului sunt citite doar de dumneavoastră; nici administratorii
            site-ului nu au acces la ce cuprind. Un fișier îl ia și cine are linkul pe care i l-ați
            dat dumneavoastră, până expiră sau îl opriți. Dacă cineva raportează un fișier dat prin
            link sau ne scrie linkul, moderatorii văd al cui este, numele, mărimea, datele și de
            câte ori a fost luat, nu și ce cuprinde.
          </li>
          <li>
            Numărul de telefon nu apare în lista de anunțuri; este arătat doar celui care apasă
            butonul din anunț. Numărul unei firme este arătat și celui care apasă butonul de pe
            pagina ei, dar numai dacă firma a ales asta în profil, la „Arătați telefonul pe pagina
            firmei”. Registrul, sediul, e-mailul și autorizațiile pe care o firmă le scrie în profil
            se văd pe pagina și pe anunțurile ei.
          </li>
        </ul>
        <h2>Ce păstrează browserul</h2>
        <p>
          Pe dispozitivul dumneavoastră rămân: acordul privind cookie-urile (
          <code>cookieAccepted</code>), sesiunea de autentificare, aspectul ales, ciornele de anunț
          cu fotografiile lor, anunțurile văzute sau ascunse, ultimele căutări, ce a arătat ultima
          dată prima pagină a contului (numai până la delogare), un număr întâmplător după care
          contul recunoaște acest dispozitiv și moderatorii văd alte conturi din același browser,
          mesajele scrise fără conexiune, până pleacă sau până la delogare, și, dacă ați cerut,
          datele părților din contracte și ciornele actelor. Serverul trimite tuturor aceeași
          pagină, iar ce ține de dumneavoastră se citește din browser. Singurul cookie,{' '}
          <code>__session</code>, apare doar cât timp o parte a site-ului are o versiune de probă și
          spune din ce grup de probă faceți parte și, dacă proba este pentru cei conectați, că
          sunteți conectat, fără să arate cine sunteți. Toate se șterg din setările browserului.
        </p>
        <h2>Cine mai are acces</h2>
        <p>
          Datele sunt găzduite la Google Ireland Limited (Firebase), ca persoană împuternicită, în
          Uniunea Europeană unde serviciul o permite. E-mailurile pleacă printr-un furnizor de
          e-mail, tot ca persoană împuternicită. Dacă porniți notificările, ele ajung la dispozitiv
          prin serviciul browserului (Google, Apple, Mozilla sau Microsoft), criptate: serviciul nu
          le poate citi. Autoritățile publice primesc date doar când legea ne obligă. Ce scrieți
          într-un anunț publicat este public.
        </p>
        <h2>Ce face programul singur</h2>
        <p>Fără un om, programul:</p>
        <ul>
          {asItems(Object.values(machineActs)).map((act) => (
            <li key={act}>{act}</li>
          ))}
        </ul>
        <p>
          Ce hotărăște așa puteți contesta, și vă răspunde un om (
          <Link to={links.terms()}>termeni</Link>, „Cum contestați”).
        </p>
        <h2>Drepturile dumneavoastră</h2>
        <ul>
          <li>
            Descărcați toate datele sau ștergeți contul singuri, din{' '}
            <Link to={links.dashboard()}>Contul meu</Link>.
          </li>
          <li>
            Ne puteți scrie pentru{' '}
            {rights.map(({ kind, words }, at) => (
              <Fragment key={kind}>
                {at > 0 && (at < rights.length - 1 ? ', ' : ' sau ')}
                <Link to={links.contact(legalRequestKinds[kind])}>{words}</Link>
              </Fragment>
            ))}
            ; răspundem în cel mult o lună și ținem un registru al cererilor.
          </li>
          <li>
            Puteți depune plângere la Autoritatea Națională de Supraveghere a Prelucrării Datelor cu
            Caracter Personal (ANSPDCP), B-dul G-ral. Gheorghe Magheru 28-30, București,{' '}
            <a href="https://www.dataprotection.ro/" target="_blank" rel="noopener">
              dataprotection.ro
            </a>
            .
          </li>
        </ul>
        <h2>Cum se schimbă această politică</h2>
        <p>
          {legalNotices.privacy} Versiunile de dinainte se citesc la{' '}
          <Link to={links.legalVersions()}>versiuni</Link>.
        </p>
      </LegalText>
    </>
  );
}
