import { plain, say } from './page-model/runs';
import type { DocumentDefinition } from './documentTypes';
import { partyFields } from './partyFields';
import { identityRuns, isCompany, signer } from './partyTexts';
import { day, text } from './valueTexts';
import { signingFields } from './vehicleFields';

/** A statement on one's own responsibility, for an institution that asks for it. */
export const declaration: DocumentDefinition = {
  id: 'declaratie',
  fileName: 'declaratie-pe-propria-raspundere',
  dateField: 'date',
  ownerParty: 'declarant',
  archiveKind: 'declaration',
  steps: [
    {
      id: 'declarant',
      title: 'Cine declară',
      party: 'declarant',
      fields: partyFields('declarant', { withoutContact: true }),
    },
    {
      id: 'statement',
      title: 'Declarația',
      fields: [
        {
          name: 'addressee',
          label: 'Către',
          kind: 'text',
          maxLength: 120,
          hint: 'Instituția care cere declarația.',
        },
        { name: 'statement', label: 'Declar că', kind: 'longText', needed: true, maxLength: 2000 },
        ...signingFields(),
      ],
    },
  ],
  content: (values) => ({
    title: 'Declarație pe propria răspundere',
    blocks: [
      { kind: 'title', text: 'DECLARAȚIE PE PROPRIA RĂSPUNDERE' },
      ...(values.addressee
        ? [{ kind: 'text' as const, runs: say`Către: ${text(values.addressee)}` }]
        : []),
      {
        kind: 'text',
        runs: isCompany(values, 'declarant')
          ? say`Subscrisa ${identityRuns(values, 'declarant')}, cunoscând prevederile art. 326 din Codul penal privind falsul în declarații, declară pe propria răspundere că:`
          : say`Subsemnatul(a) ${identityRuns(values, 'declarant')}, cunoscând prevederile art. 326 din Codul penal privind falsul în declarații, declar pe propria răspundere că:`,
      },
      ...(values.statement ?? '')
        .split(/\n+/)
        .filter((line) => line.trim())
        .map((line) => ({ kind: 'text' as const, runs: [{ text: text(line), bold: true }] })),
      ...(values.statement?.trim()
        ? []
        : [1, 2, 3].map(() => ({ kind: 'text' as const, runs: plain('.'.repeat(150)) }))),
      {
        kind: 'text',
        runs: plain(
          isCompany(values, 'declarant')
            ? 'Declarația este dată pentru cele de mai sus și este semnată de reprezentant după ce a citit-o.'
            : 'Dau această declarație fiindu-mi necesară pentru cele de mai sus și o semnez după ce am citit-o.',
        ),
      },
      { kind: 'text', runs: say`Data: ${day(values.date)}. Localitatea: ${text(values.place)}.` },
      { kind: 'gap', height: 10 },
      { kind: 'signatures', parties: [{ role: 'Declarant', name: signer(values, 'declarant') }] },
    ],
  }),
  checklist: [
    { text: 'Scrieți numai ce puteți dovedi: falsul în declarații este infracțiune.' },
    { text: 'Întrebați instituția dacă declarația trebuie dată la notar sau la ghișeu.' },
  ],
};
