import { plural } from '../formats/plural';
import { fileLinkDays } from './fileLinkTerms';
import { keptDays } from './keptDays';

/** Who deletes what is kept in a collection. */
type Ending =
  /** Its person, by hand or with the account, or the listing that it belongs to. */
  | 'withOwner'
  /** A job of its own. */
  | 'byJob'
  /** `forgetExpired`, at the time that the document says as `forgetAt`. */
  | 'forgetAt'
  /** `forgetExpired`, so many days after the moment in a field. */
  | { field: string; days: number };

export type RetentionRow = {
  what: string;
  why: string;
  howLong: string;
  /** Collections of the database by name; `group` is one below many documents. */
  places: readonly { collection: string; group?: true; ends: Ending }[];
};

const days = (count: number) =>
  count % 365 === 0 ? plural(count / 365, 'an', 'ani') : plural(count, 'zi', 'zile');
const withOwner = (...names: string[]) =>
  names.map((collection) => ({ collection, ends: 'withOwner' as const }));
const forgetAt = (...names: string[]) =>
  names.map((collection) => ({ collection, ends: 'forgetAt' as const }));

/**
 * What is kept, on what ground and for how long (GDPR art. 5 (1) (e) and 13 (2) (a)): the table of the privacy policy, and what the
 * job `forgetExpired` deletes.
 */
export const retention: readonly RetentionRow[] = [
  {
    what: 'Contul: e-mail, nume afișat, parola (doar ca amprentă), telefonul, localitatea, datele, autorizațiile și programul firmei, dacă le dați; amprentele adreselor confirmate, câte anunțuri au fost acceptate, eventuale respingeri, blocări și ce ați scris împotriva lor, cuvinte permise după o contestație, suspendarea dreptului de a trimite sesizări',
    why: 'Ca să puteți publica și primi mesaje (contract)',
    howLong: 'Până ștergeți contul',
    places: withOwner('users', 'profiles', 'preferences', 'deletedAccounts'),
  },
  {
    what: 'Anunțurile: text, fotografii, localitate, preț, istoricul prețului',
    why: 'Publicarea cerută de dumneavoastră (contract)',
    howLong:
      'Active 30 de zile, apoi expirate, până le ștergeți. Cele șterse mai stau 30 de zile la „Șterse recent”, dacă nu le ștergeți definitiv; cele respinse sau sesizate se păstrează șase luni, ca dovadă',
    places: [
      ...withOwner('listings', 'private', 'priceHistory', 'counters'),
      { collection: 'deletedListings', ends: 'byJob' },
      { collection: 'unreadableListings', ends: 'byJob' },
    ],
  },
  {
    what: 'Mesajele dintre cumpărător și vânzător, cu fotografiile din ele',
    why: 'Convorbirea despre un anunț (contract)',
    howLong: 'Până la ștergerea contului uneia dintre părți',
    places: withOwner('conversations', 'messages'),
  },
  {
    what: 'Unde sunteți în cont: browserul și sistemul, când ați intrat și când ați folosit ultima dată, și numărul pe care și l-a tras browserul la întâmplare, ca două amprente: una doar a contului, una aceeași pentru toate conturile din acel browser, pe care o compară numai serverul',
    why: 'Siguranța contului: îl vedeți la „Dispozitive”; când verifică un anunț, moderatorii văd alte conturi din același browser, ca un cont suspendat să nu continue prin altul (interes legitim)',
    howLong: `Cât sunteți în cont, cel mult ${days(keptDays.session)} de la ultima folosire; dispare cel târziu la următoarea intrare după delogare și odată cu contul`,
    places: forgetAt('sessions'),
  },
  {
    what: 'Al doilea pas, dacă îl activați: cheia aplicației de autentificare, amprentele codurilor de rezervă, în ce sesiuni ați scris codul',
    why: 'Siguranța contului (interes legitim)',
    howLong: 'Până renunțați la el sau ștergeți contul',
    places: withOwner('secondFactors'),
  },
  {
    what: 'Dispozitivele pe care ați pornit notificările: adresa lor la serviciul browserului (Google, Apple, Mozilla sau Microsoft), cheia cu care criptăm, numele browserului',
    why: 'Să vă anunțăm acolo (consimțământ)',
    howLong: `Până le opriți, vă delogați sau se încheie sesiunea de pe dispozitiv, ori ștergeți contul; o notificare care așteaptă dispare când pleacă, iar urma că a plecat, după ${days(keptDays.sentPush)}`,
    places: [...withOwner('pushSubscriptions', 'pushes'), ...forgetAt('sentPushes')],
  },
  {
    what: 'Favorite, căutări salvate, vânzători ascunși, persoane blocate',
    why: 'Comoditatea cerută de dumneavoastră (contract)',
    howLong: 'Până le ștergeți',
    places: withOwner('favourites', 'savedSearches', 'mutedSellers', 'blocks', 'hiddenListings'),
  },
  {
    what: 'Adresa de e-mail și căutările salvate fără cont',
    why: 'Să vă scriem când apar anunțuri noi, după ce ați confirmat adresa (consimțământ)',
    howLong: `Până opriți mesajele din oricare dintre ele; neconfirmate, ${days(keptDays.unconfirmedSearch)}`,
    places: [...withOwner('subscribers'), ...forgetAt('pendingSearches')],
  },
  {
    what: 'Despre ce anunțuri v-am scris deja pentru o căutare salvată',
    why: 'Să nu vă scriem de două ori despre același anunț (interes legitim)',
    howLong: `${days(keptDays.toldListing)}; dispar și la ștergerea contului sau a adresei`,
    places: forgetAt('toldListings'),
  },
  {
    what: 'La ce anunțuri v-am arătat numărul de telefon cât erați în cont, când, și o amprentă a numărului',
    why: 'Să vă spunem dacă anunțul primește alt număr (interes legitim)',
    howLong: `${days(keptDays.shownPhone)}; la ștergerea contului dispar odată cu el`,
    places: [{ collection: 'shownPhones', group: true, ends: 'forgetAt' }],
  },
  {
    what: 'Documentele din arhiva contului',
    why: 'Păstrarea cerută de dumneavoastră (contract)',
    howLong: 'Până le ștergeți',
    places: withOwner('archive', 'usage'),
  },
  {
    what: 'Linkurile prin care dați cuiva un fișier din arhivă: fișierul, până când, de câte ori a fost cerut; linkul însuși numai ca amprentă, iar cine l-a deschis nu se păstrează',
    why: 'Trimiterea cerută de dumneavoastră (contract)',
    howLong: `Cât ați ales, cel mult ${days(Math.max(...fileLinkDays))}; dispar și când le opriți, când ștergeți fișierul sau contul`,
    places: forgetAt('fileLinks'),
  },
  {
    what: 'Termenele unui document de care ați cerut să vă amintim: ce e de făcut și până când',
    why: 'Să vă scriem înainte de termen (contract)',
    howLong: 'Până vă scriem, cu o săptămână înainte; dispar și când renunțați sau ștergeți contul',
    places: withOwner('reminders'),
  },
  {
    what: 'Raportări: motiv, nume, e-mail, contul dacă sunteți conectat, ce s-a raportat (și mesajele cu fotografiile lor, dacă le arătați)',
    why: 'Obligație legală (Regulamentul UE 2022/2065)',
    howLong: `${days(keptDays.report)} de la decizie, și după ștergerea contului celui care a raportat; amprenta cu care recunoaștem o raportare repetată, cel mult ${days(keptDays.reportSource)}`,
    places: [
      { collection: 'reports', ends: { field: 'decision.decidedAt', days: keptDays.report } },
      ...forgetAt('reportSources'),
    ],
  },
  {
    what: 'Deciziile de moderare, și cele automate, motivarea lor și ce ați scris împotriva lor',
    why: 'Obligație legală (Regulamentul UE 2022/2065)',
    howLong: `${days(keptDays.moderationLog)} de la decizie, și după ștergerea contului; motivarea stă și lângă anunț, cât există anunțul`,
    places: [
      { collection: 'moderationLog', ends: { field: 'at', days: keptDays.moderationLog } },
      { collection: 'decisions', ends: { field: 'at', days: keptDays.moderationLog } },
      ...forgetAt('listingClaims'),
    ],
  },
  {
    what: 'Cât s-a așteptat după fiecare moderator: pe zile, câte decizii și răspunsuri au venit în cel mult o oră, patru ore și așa mai departe',
    why: 'Ca deciziile să vină la timp (interes legitim); le văd numai administratorii',
    howLong: `${days(keptDays.deskWaits)}, și după ștergerea contului`,
    places: forgetAt('deskWaits'),
  },
  {
    what: 'Notele interne ale moderatorilor despre un cont: textul, cine a scris și când',
    why: 'Să nu hotărâm fără ce știm deja (interes legitim); le primiți când vă descărcați datele, fără numele celui care a scris',
    howLong: `${days(keptDays.personNote)}; la ștergerea contului dispar odată cu el`,
    places: [{ collection: 'personNotes', ends: { field: 'at', days: keptDays.personNote } }],
  },
  {
    what: 'Mesajele din pagina de contact: numele, adresa, textul, răspunsul și nota noastră',
    why: 'Răspunsul la solicitare (interes legitim)',
    howLong: days(keptDays.contactMessage),
    places: [
      {
        collection: 'contactMessages',
        ends: { field: 'createdAt', days: keptDays.contactMessage },
      },
    ],
  },
  {
    what: 'Registrul cererilor privind datele și accesibilitatea: ce s-a cerut, când a venit și când a primit răspuns, fără nume și fără text',
    why: 'Să dovedim că răspundem la timp (obligație legală, Regulamentul UE 2016/679 art. 5 și 12)',
    howLong: days(keptDays.legalRequest),
    places: [
      { collection: 'legalRequests', ends: { field: 'receivedAt', days: keptDays.legalRequest } },
    ],
  },
  {
    what: 'E-mailurile pe care vi le trimitem: adresa, textul, când au plecat',
    why: 'Ce ați cerut sau cere legea să vă spunem (contract, obligație legală)',
    howLong: `${days(keptDays.email)}; la ștergerea contului dispar odată cu el, iar cele despre închidere după ${days(keptDays.closingEmail)}`,
    places: forgetAt('mail'),
  },
  {
    what: 'Momentul în care ați avut ultima dată deschisă o conversație',
    why: 'Să nu vă scriem pe e-mail despre mesaje pe care le vedeți (interes legitim)',
    howLong: 'O oră',
    places: forgetAt('presence'),
  },
  {
    what: 'Noutățile din cont: ce s-a întâmplat cu anunțurile, sesizările și căutările dumneavoastră',
    why: 'Să aflați ce vă privește (contract)',
    howLong: `Cele mai noi 50, cel mult ${days(keptDays.notice)}; la ștergerea contului dispar odată cu el`,
    places: [{ collection: 'notices', group: true, ends: 'forgetAt' }],
  },
  {
    what: 'Amprenta unei adrese de e-mail pe care serverul ei a refuzat-o',
    why: 'Să nu mai scriem unei adrese care nu există (interes legitim)',
    howLong: days(keptDays.refusedAddress),
    places: forgetAt('mailSuppressions'),
  },
  {
    what: 'Amprente ale adresei de rețea și ale browserului, din care nu se poate afla adresa',
    why: 'Limitarea abuzurilor (interes legitim)',
    howLong: days(keptDays.digest),
    places: [
      ...forgetAt('limitCounters', 'limitSalts', 'viewsSeen', 'commandResults'),
      ...withOwner('dailyUsage'),
    ],
  },
  {
    what: 'Jurnalul de siguranță: intrări în cont, coduri greșite, refuzuri, schimbări de parolă, adresă și al doilea pas, date personale citite de cei din administrare, exporturi; contul și o amprentă a rețelei care se schimbă zilnic, fără adresă de rețea sau de e-mail',
    why: 'Siguranța conturilor: să vedem atacurile și ce fac cei din administrare (interes legitim)',
    howLong: `${days(keptDays.security)}, și după ștergerea contului`,
    places: forgetAt('securityLog'),
  },
  {
    what: 'Jurnale tehnice ale serverului, fără conținutul paginilor',
    why: 'Securitatea site-ului (interes legitim)',
    howLong: '30 de zile',
    places: [],
  },
  {
    what: 'Ce spune browserul când o parte a site-ului nu merge sau cât de repede s-a afișat: partea, versiunea, felul paginii, textul erorii fără date despre persoane',
    why: 'Ca site-ul să funcționeze (interes legitim)',
    howLong: `Cel mult ${days(keptDays.telemetry)}: ultimele 500 de erori și numărul lor pe zile`,
    places: forgetAt('telemetrySums'),
  },
  {
    what: 'Fotografii și fișiere încărcate pe care nu le-ați pus încă într-un anunț',
    why: 'Să nu le încărcați din nou (contract)',
    howLong: `Cel mult ${days(keptDays.upload)}`,
    places: [
      { collection: 'uploads', ends: 'byJob' },
      { collection: 'stagedPhotos', ends: 'byJob' },
      { collection: 'uploadUsage', ends: 'withOwner' },
    ],
  },
  {
    what: 'Amprenta fotografiilor dintr-un anunț, din care nu se poate reface fotografia',
    why: 'Să recunoaștem aceeași fotografie în alt anunț (interes legitim)',
    howLong: 'Cât este fotografia în anunț',
    places: withOwner('photoHashes'),
  },
  {
    what: 'Amprenta adresei de e-mail a unei persoane blocate, din care nu se poate afla adresa',
    why: 'Să nu își facă alt cont cu aceeași adresă (interes legitim)',
    howLong: `${days(keptDays.blockedAddress)} de la blocare, și după ștergerea contului; deblocarea o șterge`,
    places: [
      { collection: 'blockedAddresses', ends: { field: 'at', days: keptDays.blockedAddress } },
    ],
  },
  {
    what: 'Copiile de siguranță ale bazei de date, care cuprind toate cele de mai sus',
    why: 'Să nu pierdeți date dacă se strică ceva (interes legitim)',
    howLong: plural(keptDays.backup / 7, 'săptămână', 'săptămâni'),
    places: [],
  },
];
