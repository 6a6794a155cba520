import { say } from './page-model/runs';
import type { DocumentDefinition, DocumentField } from './documentTypes';
import { partyFields } from './partyFields';
import { partyRuns, signer } from './partyTexts';
import { day, inSentence, text, vehicleRuns } from './valueTexts';
import { signingFields, vehicleFields } from './vehicleFields';

const costs = [
  ['fuel', 'Combustibilul'],
  ['repairs', 'Reparațiile'],
  ['rca', 'Asigurarea RCA'],
  ['tax', 'Impozitul'],
] as const;
const whoPays: DocumentField['choices'] = [
  ['comodatar', 'Comodatarul (cine folosește)'],
  ['comodant', 'Comodantul (proprietarul)'],
];

/** Loan of a vehicle for use, free of charge. */
export const loanForUse: DocumentDefinition = {
  id: 'comodat-auto',
  fileName: 'contract-comodat-auto',
  dateField: 'date',
  ownerParty: 'lender',
  archiveKind: 'otherContract',
  steps: [
    {
      id: 'lender',
      title: 'Comodantul',
      note: 'Proprietarul, cel care împrumută.',
      party: 'lender',
      fields: partyFields('lender'),
    },
    {
      id: 'borrower',
      title: 'Comodatarul',
      note: 'Cel care folosește mașina.',
      party: 'borrower',
      fields: partyFields('borrower'),
    },
    { id: 'vehicle', title: 'Vehiculul', fields: vehicleFields() },
    {
      id: 'terms',
      title: 'Folosința',
      fields: [
        {
          name: 'purpose',
          label: 'Scopul folosirii',
          kind: 'text',
          maxLength: 160,
          initial: 'deplasări personale',
        },
        { name: 'from', label: 'De la', kind: 'date', needed: true, width: 'half' },
        { name: 'until', label: 'Până la', kind: 'date', needed: true, width: 'half' },
        ...costs.map(([name, label]): DocumentField => ({
          name: `pays_${name}`,
          label: `${label}: cine plătește`,
          kind: 'choice',
          width: 'half',
          initial: name === 'tax' || name === 'rca' ? 'comodant' : 'comodatar',
          choices: whoPays,
        })),
        ...signingFields(),
      ],
    },
  ],
  content: (values) => ({
    title: 'Contract de comodat auto',
    blocks: [
      {
        kind: 'title',
        text: 'CONTRACT DE COMODAT AUTO',
        under: 'împrumut de folosință gratuit, Cod civil art. 2146-2157',
      },
      { kind: 'heading', text: '1. Părțile' },
      { kind: 'text', runs: [...partyRuns(values, 'lender', 'comodant'), ...say`, și`] },
      { kind: 'text', runs: [...partyRuns(values, 'borrower', 'comodatar'), ...say`.`] },
      { kind: 'heading', text: '2. Obiectul' },
      {
        kind: 'text',
        runs: [
          ...say`Comodantul dă comodatarului, spre folosință gratuită, vehiculul `,
          ...vehicleRuns(values),
          ...say`, pentru ${inSentence(values.purpose)}.`,
        ],
      },
      { kind: 'heading', text: '3. Durata' },
      {
        kind: 'text',
        runs: say`De la ${day(values.from)} până la ${day(values.until)}. La sfârșit, comodatarul înapoiază vehiculul în starea în care l-a primit, cu uzura obișnuită.`,
      },
      { kind: 'heading', text: '4. Cheltuielile' },
      {
        kind: 'list',
        items: costs.map(
          ([name, label]) =>
            say`${label}: plătește ${values[`pays_${name}`] === 'comodant' ? 'comodantul' : 'comodatarul'};`,
        ),
      },
      { kind: 'heading', text: '5. Obligațiile' },
      {
        kind: 'list',
        numbered: true,
        items: [
          say`Comodatarul folosește vehiculul cu grijă, numai pentru scopul de mai sus, și nu îl dă altcuiva fără acordul scris al comodantului.`,
          say`Amenzile și daunele din timpul folosinței le plătește comodatarul.`,
          say`Comodantul predă vehiculul cu actele și asigurările în vigoare și îl poate cere înapoi dacă are o nevoie urgentă și neprevăzută de el.`,
        ],
      },
      {
        kind: 'text',
        runs: say`Încheiat în două exemplare, astăzi, ${day(values.date)}, în ${text(values.place)}.`,
      },
      {
        kind: 'signatures',
        parties: [
          { role: 'Comodant', name: signer(values, 'lender') },
          { role: 'Comodatar', name: signer(values, 'borrower') },
        ],
      },
    ],
  }),
  checklist: [
    {
      text: 'Dacă mașina merge în străinătate, păstrați un exemplar în mașină; unele state cer traducere și legalizare.',
    },
    { text: 'Anunțați asigurătorul dacă altcineva folosește mașina în mod obișnuit.' },
  ],
};
