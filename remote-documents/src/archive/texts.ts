import { ARCHIVE_TAGS_MAX, TAG_MAX } from '@anunturi/shared-domain/site/limits';
import { plural } from '@anunturi/shared-domain/formats/plural';

const named = (name: string, term?: string) => (term ? `${name} (${term})` : name);

export const texts = {
  entryTitle: 'Arhiva documentelor',
  entryLead:
    'Un loc al dumneavoastră pentru contracte, acte de mașină și chitanțe, la îndemână când vi le cere cineva.',
  what: [
    [
      'Doar dumneavoastră le vedeți',
      'Nici administratorii site-ului nu pot deschide fișierele din arhivă.',
    ],
    [
      'Găsite ușor',
      'Căutați după nume, fel și etichete; legați un act de anunțul din care a pornit.',
    ],
    ['Luate oricând', 'Descărcați un fișier sau toate într-un ZIP.'],
    ['200 MB gratuit', 'Destul pentru câteva mii de contracte sau câteva sute de acte scanate.'],
  ],
  howTitle: 'Cum funcționează',
  how: [
    [
      'Păstrați',
      'un contract făcut aici, un PDF sau pozele actelor: cu un nume, un fel și etichete.',
    ],
    ['Găsiți', 'actul după câteva litere și vedeți până când merită păstrat.'],
    ['Luați', 'un fișier sau pe toate, oricând; ce ștergeți din greșeală aduceți înapoi pe loc.'],
  ],
  questionsTitle: 'Întrebări',
  questions: [
    [
      'Cine îmi poate citi fișierele?',
      'Doar dumneavoastră, din contul dumneavoastră. Regulile de acces îi opresc și pe administratorii site-ului.',
    ],
    [
      'Ce pot păstra?',
      'PDF-uri și imagini de cel mult 25 MB fiecare, 200 MB în total. Pozele HEIC de pe iPhone devin JPEG.',
    ],
    [
      'Ce se întâmplă cu anunțurile mele vechi?',
      'Cele vândute, expirate sau arhivate stau tot aici, cu datele lor, ca să puteți face un act și mai târziu.',
    ],
    [
      'Pot pleca cu tot?',
      'Da: le descărcați într-un ZIP. Când vă ștergeți contul, se șterg și ele.',
    ],
  ],
  needsAccount: 'Arhiva este gratuită și cere un cont.',
  start: 'Deschideți arhiva',
  signIn: 'Intrați în cont și deschideți arhiva',
  zipTitle: 'Fișiere în ZIP',
  zipLead:
    'Strângeți mai multe fișiere într-unul singur. Se face în browser; fișierele nu sunt trimise nicăieri.',
  zipAdd: 'Alegeți fișierele',
  zipMake: (count: number) => `Faceți ZIP din ${plural(count, 'fișier', 'fișiere')}`,
  zipMade: (size: string) => `ZIP-ul este gata: ${size}.`,
  zipClear: 'Goliți lista',
  zipRemove: (name: string) => `Scoateți ${name}`,
  title: 'Arhiva mea',
  lead: 'Documentele făcute aici și fișierele încărcate de dumneavoastră. Doar dumneavoastră le puteți citi.',
  quota: (used: string, all: string) => `${used} din ${all}`,
  quotaLabel: 'Loc folosit',
  upload: 'Adăugați PDF-uri sau imagini',
  uploadHint:
    'PDF, JPEG, PNG, WebP sau HEIC, cel mult 25 MB fiecare. Trageți-le aici sau alegeți-le.',
  uploading: (name: string, place: number, total: number) =>
    total > 1 ? `Se încarcă ${name} (${place} din ${total})` : `Se încarcă ${name}`,
  uploadedFiles: 'Fișierele care se încarcă',
  uploadStates: { waiting: 'așteaptă', sending: '', kept: 'păstrat', failed: 'nepăstrat' },
  sameFile: (name: string) => `Este deja în arhivă, cu numele „${name}”.`,
  uploadWaits:
    'Nu sunteți conectat la internet. Încărcarea continuă dacă legătura revine într-un minut.',
  uploaded: (count: number) => `${plural(count, 'fișier păstrat', 'fișiere păstrate')} în arhivă.`,
  notUploaded: 'Nu au fost păstrate',
  retry: 'Reîncercați',
  search: 'Căutați în arhivă',
  kind: 'Fel',
  anyKind: 'Orice fel',
  sorting: 'Ordine',
  entries: (count: number) => plural(count, 'fișier', 'fișiere'),
  emptyTitle: 'Arhiva este goală',
  emptyText:
    'Încărcați un fișier, sau faceți un contract și alegeți acolo „Păstrați în arhiva mea”.',
  makeContract: 'Faceți un contract',
  nothingTitle: 'Nimic nu se potrivește',
  nothingText: 'Încercați alt cuvânt sau alt fel de document.',
  select: (name: string) => `Alegeți ${name}`,
  selectAll: 'Alegeți toate',
  selectNone: 'Debifați tot',
  chosen: (count: number) => `${plural(count, 'fișier ales', 'fișiere alese')}`,
  downloadZip: 'Descărcați ZIP',
  zipping: 'Se pregătește ZIP-ul',
  zipMissing: (names: readonly string[]) =>
    `Nu se găsesc și au rămas pe dinafară: ${names.join(', ')}.`,
  actions: (name: string) => `Acțiuni pentru ${name}`,
  preview: 'Previzualizați',
  download: 'Descărcați',
  edit: 'Redenumiți și etichetați',
  remove: 'Ștergeți',
  removed: (count: number) => `${plural(count, 'fișier șters', 'fișiere șterse')}.`,
  editTitle: 'Numele și etichetele',
  name: 'Nume',
  tags: 'Etichete',
  tagsHint: 'Despărțite prin virgulă; cel mult 10.',
  tooManyTags: (count: number) =>
    `Sunt ${plural(count, 'etichetă', 'etichete')}; păstrați cel mult ${ARCHIVE_TAGS_MAX}.`,
  tagTooLong: (tag: string) =>
    `„${tag}” este prea lungă: o etichetă are cel mult ${TAG_MAX} de caractere.`,
  nameNeeded: 'Scrieți un nume.',
  expires: 'Valabil până la',
  expiresHint: 'Pentru ITP, RCA, rovinietă: vă amintim aici cu 30 de zile înainte.',
  term: 'Ce expiră atunci',
  noTerm: 'Nespecificat',
  expiresOn: (day: string, term?: string) => `${term ? `${term}, ` : ''}valabil până la ${day}`,
  expiringTitle: 'Acte care expiră',
  expired: (name: string, day: string, term?: string) =>
    `${named(name, term)}: a expirat la ${day}.`,
  expiring: (name: string, day: string, term?: string) => `${named(name, term)}: expiră la ${day}.`,
  byTag: 'După etichetă',
  save: 'Salvați',
  cancel: 'Renunțați',
  listing: 'Anunțul legat',
  noListing: 'Niciun anunț',
  listingUnknown: 'Un anunț care nu mai este al dumneavoastră',
  keepUntil: (day: string) => `de păstrat până la ${day}`,
  retentionTitle: 'Acte vechi',
  retention: (count: number) =>
    `${plural(count, 'act are', 'acte au')} peste 5 ani. Dacă nu le mai cere nimeni, le puteți șterge ca să faceți loc.`,
  endedTitle: 'Anunțurile mele încheiate',
  endedEmpty: 'Niciun anunț vândut, expirat sau arhivat.',
  endedFailed: 'Anunțurile nu au putut fi încărcate',
  endedLead:
    'Cele vândute, expirate sau arhivate, cu datele lor: pentru un act sau o dovadă de mai târziu.',
  publishedAt: (day: string) => `publicat la ${day}`,
  endedAt: (day: string) => `încheiat la ${day}`,
  endedFile: 'Descărcați datele',
  endedFileOf: (title: string) => `Descărcați datele anunțului ${title}`,
  endedContractOf: (title: string) => `Contract pentru ${title}`,
  endedContract: 'Contract',
  previewPage: (page: number) => `Pagina ${page}`,
  previewLoading: 'Se deschide…',
  previewMore: (count: number) =>
    `Încă ${plural(count, 'pagină', 'pagini')}: descărcați fișierul ca să le vedeți.`,
} as const;
