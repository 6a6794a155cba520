import type { DocumentDefinition, DocumentId } from './documentTypes';

export type DocumentEntry = {
  id: DocumentId;
  title: string;
  purpose: string;
  group: 'vehicle' | 'papers' | 'other';
  load(): Promise<DocumentDefinition>;
};

export const groupTitles = {
  vehicle: 'Vânzare-cumpărare auto',
  papers: 'Acte pe lângă vânzare',
  other: 'Folosință și servicii',
} as const;

/** Every document that can be made, with what it is for; the fields and the text come when it is chosen. */
export const documentList: readonly DocumentEntry[] = [
  {
    id: 'vanzare-auto',
    group: 'vehicle',
    title: 'Contract de vânzare-cumpărare auto',
    purpose: 'După modelul ITL 054 din 2026, pe o singură pagină, cu cele cinci exemplare.',
    load: () =>
      import(/* webpackChunkName: "doc-sale" */ './saleContract').then((file) => file.saleContract),
  },
  {
    id: 'dosar-vanzare',
    group: 'vehicle',
    title: 'Dosarul vânzării',
    purpose:
      'Contractul, fișele ITL-016 și ITL-005 ale fiecărui vânzător și cumpărător, cererea de transcriere și lista actelor, din aceleași răspunsuri.',
    load: () =>
      import(/* webpackChunkName: "doc-sale-file" */ './saleFile').then((file) => file.saleFile),
  },
  {
    id: 'antecontract',
    group: 'vehicle',
    title: 'Antecontract de vânzare auto',
    purpose: 'Când se dă un avans sau o arvună, iar vânzarea se face mai târziu.',
    load: () =>
      import(/* webpackChunkName: "doc-pre-contract" */ './preContract').then(
        (file) => file.preContract,
      ),
  },
  {
    id: 'predare-primire',
    group: 'vehicle',
    title: 'Proces-verbal de predare-primire',
    purpose: 'Ora predării, kilometrajul, cheile și actele: util la amenzi și la daune.',
    load: () =>
      import(/* webpackChunkName: "doc-handover" */ './handoverReport').then(
        (file) => file.handoverReport,
      ),
  },
  {
    id: 'chitanta',
    group: 'papers',
    title: 'Chitanță între persoane fizice',
    purpose: 'Dovada banilor dați și primiți, cu suma în litere.',
    load: () =>
      import(/* webpackChunkName: "doc-receipt" */ './receipt').then((file) => file.receipt),
  },
  {
    id: 'imputernicire',
    group: 'papers',
    title: 'Împuternicire pentru RAR și DRPCIV',
    purpose: 'Altcineva merge cu mașina sau cu actele în locul dumneavoastră.',
    load: () =>
      import(/* webpackChunkName: "doc-proxy" */ './powerOfAttorney').then(
        (file) => file.powerOfAttorney,
      ),
  },
  {
    id: 'declaratie',
    group: 'papers',
    title: 'Declarație pe propria răspundere',
    purpose: 'Pentru o instituție care cere o declarație scrisă.',
    load: () =>
      import(/* webpackChunkName: "doc-declaration" */ './declaration').then(
        (file) => file.declaration,
      ),
  },
  {
    id: 'itl-005',
    group: 'papers',
    title: 'Fișă de date pentru ITL-005',
    purpose: 'Datele pe care cumpărătorul le declară la taxe și impozite.',
    load: () =>
      import(/* webpackChunkName: "doc-itl-005" */ './itl005').then((file) => file.itl005),
  },
  {
    id: 'itl-016',
    group: 'papers',
    title: 'Fișă de date pentru ITL-016',
    purpose: 'Datele cu care vânzătorul scoate vehiculul din evidență.',
    load: () =>
      import(/* webpackChunkName: "doc-itl-016" */ './itl016').then((file) => file.itl016),
  },
  {
    id: 'comodat-auto',
    group: 'other',
    title: 'Contract de comodat auto',
    purpose: 'Împrumutul gratuit al mașinii, cu cine plătește ce.',
    load: () =>
      import(/* webpackChunkName: "doc-loan" */ './loanForUse').then((file) => file.loanForUse),
  },
  {
    id: 'inchiriere-auto',
    group: 'other',
    title: 'Contract de închiriere auto',
    purpose: 'Chirie, garanție, limită de kilometri și starea la predare.',
    load: () => import(/* webpackChunkName: "doc-rental" */ './rental').then((file) => file.rental),
  },
  {
    id: 'prestari-servicii',
    group: 'other',
    title: 'Contract de prestări servicii',
    purpose: 'Ce se face, la ce preț, până când și ce urmează la întârziere.',
    load: () =>
      import(/* webpackChunkName: "doc-services" */ './serviceContract').then(
        (file) => file.serviceContract,
      ),
  },
];

/** The document an address names, or null. */
export function findDocument(id: string | null): DocumentEntry | null {
  return documentList.find((entry) => entry.id === id) ?? null;
}
