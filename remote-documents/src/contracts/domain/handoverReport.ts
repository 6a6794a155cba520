import { filled, say } from './page-model/runs';
import type { DocumentDefinition, DocumentField, Values } from './documentTypes';
import { partyFields } from './partyFields';
import { isForThePen, partyRuns, signer } from './partyTexts';
import { amountText, amountWords, day, inSentence, text, vehicleRuns, whole } from './valueTexts';
import { priceFields, signingFields, vehicleFields } from './vehicleFields';

const papers = [
  ['paper_civ', 'Cartea de identitate a vehiculului (CIV)'],
  ['paper_certificate', 'Certificatul de înmatriculare (talonul)'],
  ['paper_rca', 'Polița RCA'],
  ['paper_itp', 'Dovada ITP'],
  ['paper_service', 'Cartea de service'],
] as const;

const stateFields: DocumentField[] = [
  { name: 'time', label: 'Ora predării', kind: 'time', needed: true, width: 'half' },
  {
    name: 'km',
    label: 'Kilometraj',
    kind: 'whole',
    needed: true,
    maxLength: 9,
    width: 'half',
    suffix: 'km',
  },
  {
    name: 'fuel',
    label: 'Nivelul combustibilului',
    kind: 'choice',
    width: 'half',
    choices: ['', 'rezervă', 'un sfert', 'jumătate', 'trei sferturi', 'plin'].map((level) => [
      level,
      level || 'Alegeți',
    ]),
  },
  { name: 'keys', label: 'Număr de chei', kind: 'whole', maxLength: 2, width: 'half' },
  ...papers.map(([name, label]): DocumentField => ({
    name,
    label,
    kind: 'check',
    initial: name === 'paper_service' ? '' : 'da',
  })),
  {
    name: 'defects',
    label: 'Defecte vizibile',
    kind: 'longText',
    maxLength: 800,
    hint: 'Dacă nu sunt, scrieți „nu s-au constatat”.',
  },
  {
    name: 'accessories',
    label: 'Accesorii predate',
    kind: 'longText',
    maxLength: 400,
    hint: 'De exemplu: roată de rezervă, trusă medicală, anvelope de iarnă; sau „fără”.',
  },
];

function papersText(values: Values): string {
  return papers
    .filter(([name]) => values[name] === 'da')
    .map(([, label]) => label)
    .join('; ');
}

/** Handover of a sold vehicle: when, where, with what. */
export const handoverReport: DocumentDefinition = {
  id: 'predare-primire',
  fileName: 'proces-verbal-predare-primire',
  dateField: 'date',
  ownerParty: 'seller',
  archiveKind: 'handoverReport',
  steps: [
    { id: 'seller', title: 'Cine predă', party: 'seller', fields: partyFields('seller') },
    { id: 'buyer', title: 'Cine primește', party: 'buyer', fields: partyFields('buyer') },
    { id: 'vehicle', title: 'Vehiculul', fields: vehicleFields() },
    {
      id: 'state',
      title: 'Starea și predarea',
      fields: [
        ...signingFields(),
        ...stateFields,
        ...priceFields('price', 'Preț plătit').map((field) => ({ ...field, needed: false })),
      ],
    },
  ],
  content: (values) => ({
    title: 'Proces-verbal de predare-primire',
    blocks: [
      {
        kind: 'title',
        text: 'PROCES-VERBAL DE PREDARE-PRIMIRE',
        under: `încheiat la data de ${day(values.date) || '..........'}, ora ${values.time || '.....'}, în ${text(values.place) || '....................'}`,
      },
      { kind: 'heading', text: 'Părțile' },
      { kind: 'text', runs: [...partyRuns(values, 'seller', 'predător'), ...say` și`] },
      { kind: 'text', runs: [...partyRuns(values, 'buyer', 'primitor'), ...say`.`] },
      { kind: 'heading', text: 'Vehiculul' },
      {
        kind: 'text',
        runs: [
          ...say`Predătorul a predat, iar primitorul a primit vehiculul `,
          ...vehicleRuns(values),
          ...say`.`,
        ],
      },
      { kind: 'heading', text: 'Starea la predare' },
      {
        kind: 'cells',
        rows: [
          [
            { label: 'kilometraj', value: values.km ? `${whole(values.km)} km` : '' },
            { label: 'combustibil', value: values.fuel },
            { label: 'număr de chei', value: values.keys },
          ],
        ],
      },
      { kind: 'text', runs: say`Acte predate: ${papersText(values)}.` },
      {
        kind: 'text',
        runs: say`Defecte vizibile: ${filled(inSentence(values.defects), 300)}.`,
      },
      { kind: 'text', runs: say`Accesorii: ${filled(inSentence(values.accessories), 140)}.` },
      ...(amountText(values) || isForThePen(values, 'seller')
        ? [
            {
              kind: 'text' as const,
              runs: say`Prețul plătit și primit astăzi: ${amountText(values)} (${filled(amountWords(values), 60)}).`,
            },
          ]
        : []),
      {
        kind: 'text',
        runs: say`De la data și ora de mai sus, amenzile, daunele și cheltuielile legate de folosirea vehiculului privesc primitorul. Procesul-verbal s-a încheiat în două exemplare, câte unul pentru fiecare parte.`,
      },
      { kind: 'gap', height: 10 },
      {
        kind: 'signatures',
        parties: [
          { role: 'Am predat', name: signer(values, 'seller') },
          { role: 'Am primit', name: signer(values, 'buyer') },
        ],
      },
    ],
  }),
  checklist: [
    { text: 'Fotografiați bordul cu kilometrajul și eventualele zgârieturi în momentul predării.' },
    {
      text: 'Păstrați procesul-verbal împreună cu contractul: dovedește ora de la care mașina nu mai este la dumneavoastră.',
    },
  ],
};
