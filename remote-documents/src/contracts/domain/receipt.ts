import { say } from './page-model/runs';
import type { DocumentDefinition } from './documentTypes';
import { partyFields } from './partyFields';
import { identityRuns } from './partyTexts';
import { amountText, amountWords, day, text } from './valueTexts';
import { priceFields, signingFields } from './vehicleFields';

/** Proof of a payment between private persons. */
export const receipt: DocumentDefinition = {
  id: 'chitanta',
  fileName: 'chitanta',
  dateField: 'date',
  ownerParty: 'receiver',
  archiveKind: 'receipt',
  copies: ['Exemplarul 1: plătitor', 'Exemplarul 2: primitor'],
  steps: [
    {
      id: 'payer',
      title: 'Cine plătește',
      party: 'payer',
      fields: partyFields('payer', { personOnly: true, withoutContact: true }),
    },
    {
      id: 'receiver',
      title: 'Cine primește',
      party: 'receiver',
      fields: partyFields('receiver', { personOnly: true, withoutContact: true }),
    },
    {
      id: 'payment',
      title: 'Plata',
      fields: [
        { name: 'number', label: 'Numărul chitanței', kind: 'text', maxLength: 20, width: 'half' },
        ...priceFields('price', 'Suma'),
        {
          name: 'reason',
          label: 'Reprezentând',
          kind: 'text',
          needed: true,
          maxLength: 200,
          hint: 'De exemplu: preț pentru autoturismul cu numărul B 123 ABC.',
        },
        {
          name: 'method',
          label: 'Felul plății',
          kind: 'choice',
          initial: 'numerar',
          width: 'half',
          choices: [
            ['numerar', 'Numerar'],
            ['transfer bancar', 'Transfer bancar'],
          ],
        },
        ...signingFields(),
      ],
    },
  ],
  content: (values) => ({
    title: 'Chitanță',
    onePage: true,
    blocks: [
      {
        kind: 'title',
        text: 'CHITANȚĂ',
        under: `${values.number ? `nr. ${text(values.number)} · ` : ''}dovada plății${values.copy ? ` · ${values.copy}` : ''}`,
      },
      {
        kind: 'text',
        runs: [...say`Am primit de la `, ...identityRuns(values, 'payer'), ...say`:`],
      },
      {
        kind: 'cells',
        rows: [
          [
            { label: 'suma în cifre', value: amountText(values) },
            { label: 'suma în litere', value: amountWords(values), part: 3 },
          ],
          [
            { label: 'reprezentând', value: text(values.reason), part: 3 },
            { label: 'felul plății', value: values.method },
          ],
        ],
      },
      {
        kind: 'text',
        runs: [
          ...say`Subsemnatul(a) `,
          ...identityRuns(values, 'receiver'),
          ...say`, confirm că am primit suma de mai sus întreagă.`,
        ],
      },
      { kind: 'text', runs: say`Data: ${day(values.date)}. Localitatea: ${text(values.place)}.` },
      { kind: 'gap', height: 10 },
      {
        kind: 'signatures',
        parties: [
          { role: 'Am plătit', name: values.payer_name },
          { role: 'Am primit', name: values.receiver_name },
        ],
      },
    ],
  }),
  checklist: [
    {
      text: 'Între persoane fizice, plățile în numerar au un plafon legal; peste el, plătiți prin bancă.',
    },
    { text: 'Numărați banii împreună și semnați abia după aceea.' },
  ],
};
