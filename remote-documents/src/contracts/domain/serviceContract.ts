import type { Block } from './page-model/blocks';
import { filled, plain, say } from './page-model/runs';
import type { DocumentDefinition } from './documentTypes';
import { partyFields } from './partyFields';
import { partyRuns, signer } from './partyTexts';
import { amountText, amountWords, day, inSentence, text } from './valueTexts';
import { priceFields, signingFields } from './vehicleFields';

/** What is to be done: a sentence, or a list where several lines were written. */
function objectBlocks(object: string): Block[] {
  const lines = object
    .split('\n')
    .map((line) => inSentence(line.replace(/^\s*[-–•*]\s*/, '')))
    .filter(Boolean);
  if (lines.length <= 1)
    return [
      {
        kind: 'text',
        runs: say`Prestatorul se obligă să facă următoarele: ${filled(lines[0] ?? '', 160)}.`,
      },
    ];
  return [
    { kind: 'text', runs: plain('Prestatorul se obligă să facă următoarele:') },
    { kind: 'list', items: lines.map((line) => say`${line};`) },
  ];
}

/** Contract for a service. */
export const serviceContract: DocumentDefinition = {
  id: 'prestari-servicii',
  fileName: 'contract-prestari-servicii',
  dateField: 'date',
  ownerParty: 'provider',
  archiveKind: 'otherContract',
  steps: [
    {
      id: 'provider',
      title: 'Prestatorul',
      party: 'provider',
      fields: partyFields('provider', { bankAccount: true }),
    },
    { id: 'client', title: 'Beneficiarul', party: 'client', fields: partyFields('client') },
    {
      id: 'terms',
      title: 'Serviciul',
      fields: [
        { name: 'object', label: 'Ce se face', kind: 'longText', needed: true, maxLength: 1500 },
        ...priceFields(),
        {
          name: 'vat',
          label: 'TVA',
          kind: 'choice',
          initial: 'neplătitor de TVA',
          width: 'half',
          choices: [
            ['neplătitor de TVA', 'Prestatorul nu este plătitor de TVA'],
            ['TVA inclus', 'Prețul cuprinde TVA'],
            ['plus TVA', 'Prețul este fără TVA'],
          ],
        },
        {
          name: 'payment',
          label: 'Când se plătește',
          kind: 'text',
          maxLength: 160,
          initial: 'la recepția lucrării',
          width: 'half',
        },
        { name: 'from', label: 'Data de începere', kind: 'date', width: 'half' },
        { name: 'until', label: 'Se termină până la', kind: 'date', needed: true, width: 'half' },
        {
          name: 'penalty',
          label: 'Penalități de întârziere',
          kind: 'text',
          maxLength: 40,
          initial: '0,1 % pe zi',
          width: 'half',
        },
        {
          name: 'warranty',
          label: 'Garanția lucrării',
          kind: 'text',
          maxLength: 60,
          width: 'half',
          hint: 'De exemplu: 12 luni.',
        },
        {
          name: 'notice',
          label: 'Preaviz la încetare',
          kind: 'text',
          maxLength: 40,
          initial: '15 zile',
          width: 'half',
        },
        ...signingFields(),
      ],
    },
  ],
  content: (values) => {
    const iban = text(values.provider_iban);
    const start = values.from ? say`între ${day(values.from)} și ` : plain('până la ');
    return {
      title: 'Contract de prestări servicii',
      blocks: [
        { kind: 'title', text: 'CONTRACT DE PRESTĂRI SERVICII' },
        { kind: 'heading', text: '1. Părțile' },
        { kind: 'text', runs: [...partyRuns(values, 'provider', 'prestator'), ...say`, și`] },
        { kind: 'text', runs: [...partyRuns(values, 'client', 'beneficiar'), ...say`.`] },
        { kind: 'heading', text: '2. Obiectul' },
        ...objectBlocks(values.object ?? ''),
        { kind: 'heading', text: '3. Prețul și plata' },
        {
          kind: 'text',
          runs: say`Prețul este de ${amountText(values)} (${filled(amountWords(values), 60)}), ${values.vat}. Se plătește ${inSentence(values.payment)}${iban ? say`, în contul ${iban}` : []}.`,
        },
        { kind: 'heading', text: '4. Termenul și recepția' },
        {
          kind: 'text',
          runs: say`Lucrarea se face ${start}${day(values.until)}. La terminare, părțile semnează un proces-verbal de recepție; lipsurile constatate se remediază de prestator pe cheltuiala sa.`,
        },
        ...(values.warranty
          ? [
              {
                kind: 'text' as const,
                runs: say`Garanția lucrării: ${inSentence(values.warranty)}.`,
              },
            ]
          : []),
        { kind: 'heading', text: '5. Întârzieri și încetare' },
        {
          kind: 'text',
          runs: say`Partea care întârzie plătește penalități de ${text(values.penalty)} din valoarea neexecutată sau neplătită. Contractul încetează prin executare, prin acordul părților sau cu un preaviz scris de ${inSentence(values.notice)}; la neexecutare gravă, cealaltă parte îl poate rezilia după o notificare scrisă.`,
        },
        { kind: 'heading', text: '6. Dispoziții finale' },
        {
          kind: 'text',
          runs: say`Contractul se modifică numai în scris. Neînțelegerile se rezolvă pe cale amiabilă sau de instanța competentă potrivit legii. Încheiat în două exemplare, astăzi, ${day(values.date)}, în ${text(values.place)}.`,
        },
        {
          kind: 'signatures',
          parties: [
            { role: 'Prestator', name: signer(values, 'provider') },
            { role: 'Beneficiar', name: signer(values, 'client') },
          ],
        },
      ],
    };
  },
  checklist: [
    { text: 'Cereți factură sau chitanță la fiecare plată.' },
    { text: 'La terminare, semnați un proces-verbal de recepție.' },
  ],
};
