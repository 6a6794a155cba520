import { say } from './page-model/runs';
import type { DocumentDefinition, DocumentField, Values } from './documentTypes';
import { partyFields } from './partyFields';
import { isCompany, partyRuns, signer } from './partyTexts';
import { day, inSentence, text, vehicleRuns } from './valueTexts';
import { signingFields, vehicleFields } from './vehicleFields';

/** Source: RAR and registration offices, read second-hand. */
const SPECIAL_POWER =
  'RAR și serviciile de înmatriculare cer procură specială, dată la notar. Împuternicirea de aici, sub semnătură privată, ajunge de obicei pentru ITP, pentru drumul cu mașina și între părți.';

const acts = [
  [
    'act_rar',
    'să prezinte vehiculul la Registrul Auto Român pentru identificare și certificatul Auto-Pass',
  ],
  ['act_itp', 'să efectueze inspecția tehnică periodică'],
  [
    'act_drpciv',
    'să depună și să ridice actele de înmatriculare, transcriere, radiere sau autorizație provizorie la DRPCIV / serviciul de înmatriculare',
  ],
  ['act_tax', 'să depună și să ridice declarații și certificate la organul fiscal local'],
  ['act_plates', 'să ridice sau să predea plăcuțele și certificatul de înmatriculare'],
] as const;

const actFields: DocumentField[] = [
  ...acts.map(([name, label]): DocumentField => ({
    name,
    label: label.charAt(0).toUpperCase() + label.slice(1),
    kind: 'check',
    initial: name === 'act_rar' || name === 'act_drpciv' ? 'da' : '',
  })),
  { name: 'act_other', label: 'Altceva', kind: 'longText', maxLength: 300 },
  {
    name: 'institutions',
    label: 'Instituțiile',
    kind: 'text',
    maxLength: 120,
    initial: 'RAR și DRPCIV',
  },
  { name: 'validUntil', label: 'Valabilă până la', kind: 'date', width: 'half' },
];

function actList(values: Values) {
  const chosen = acts.filter(([name]) => values[name] === 'da').map(([, label]) => label);
  const other = inSentence(values.act_other);
  const all = [...chosen, ...(other ? [other] : [])];
  return all.map((act, index) => (index < all.length - 1 ? say`${act};` : say`${act}.`));
}

/** A person empowers another to take the vehicle or its papers to RAR and DRPCIV. */
export const powerOfAttorney: DocumentDefinition = {
  id: 'imputernicire',
  fileName: 'imputernicire-auto',
  dateField: 'date',
  ownerParty: 'principal',
  archiveKind: 'powerOfAttorney',
  steps: [
    {
      id: 'principal',
      title: 'Cine împuternicește',
      note: SPECIAL_POWER,
      party: 'principal',
      fields: partyFields('principal'),
    },
    {
      id: 'agent',
      title: 'Cine este împuternicit',
      party: 'agent',
      fields: partyFields('agent', { personOnly: true }),
    },
    { id: 'vehicle', title: 'Vehiculul', fields: vehicleFields() },
    { id: 'acts', title: 'Pentru ce', fields: [...actFields, ...signingFields()] },
  ],
  content: (values) => ({
    title: 'Împuternicire',
    blocks: [
      { kind: 'title', text: 'ÎMPUTERNICIRE' },
      {
        kind: 'text',
        runs: isCompany(values, 'principal')
          ? [
              ...say`Subscrisa `,
              ...partyRuns(values, 'principal', 'mandant'),
              ...say`, împuternicește pe`,
            ]
          : [
              ...say`Subsemnatul(a) `,
              ...partyRuns(values, 'principal', 'mandant'),
              ...say`, împuternicesc pe`,
            ],
      },
      { kind: 'text', runs: partyRuns(values, 'agent', 'mandatar') },
      {
        kind: 'text',
        runs: [
          ...say`ca în numele și pe seama mandantului, în fața ${inSentence(values.institutions)}, pentru vehiculul `,
          ...vehicleRuns(values),
          ...say`:`,
        ],
      },
      { kind: 'list', items: actList(values) },
      {
        kind: 'text',
        runs: say`În acest scop, mandatarul va semna în numele mandantului oriunde este nevoie, va depune și va ridica acte și va plăti taxele cerute.`,
      },
      {
        kind: 'text',
        runs: values.validUntil
          ? say`Împuternicirea este valabilă până la ${day(values.validUntil)}.`
          : say`Împuternicirea este valabilă până la îndeplinirea celor de mai sus.`,
      },
      { kind: 'text', runs: say`Data: ${day(values.date)}. Localitatea: ${text(values.place)}.` },
      { kind: 'note', text: SPECIAL_POWER },
      { kind: 'gap', height: 10 },
      {
        kind: 'signatures',
        parties: [
          { role: 'Mandant', name: signer(values, 'principal') },
          { role: 'Mandatar', name: values.agent_name },
        ],
      },
    ],
  }),
  checklist: [
    {
      text: 'Întrebați instituția înainte de drum dacă primește împuternicirea de aici; la notar, cereți o procură specială, cu actele de mai sus numite fiecare. Pentru vânzarea vehiculului se cere procură notarială.',
    },
    {
      text: 'Mandatarul merge cu actul său de identitate în original și cu o copie a actului mandantului.',
    },
  ],
};
