import type { Block } from './page-model/blocks';
import { cell } from './page-model/drawCells';
import { plain } from './page-model/runs';
import type { DocumentDefinition, Values } from './documentTypes';
import { partyFields } from './partyFields';
import { signer } from './partyTexts';
import { otherOwnerFields, otherOwnersAnnex, otherOwnersNote } from './otherOwners';
import { paidRuns, paymentFields } from './payment';
import { partyRows, vehicleRows } from './saleCells';
import { itl005Facts } from '../facts/itl005';
import { itl016Facts } from '../facts/itl016';
import { itl054 } from '../facts/itl054';
import { paperLine } from '../facts/modelTexts';
import { transcriptionFacts } from '../facts/transcription';
import { amountText, amountWords, day, text } from './valueTexts';
import { priceFields, signingFields, vehicleFields } from './vehicleFields';

/** The boxes of one row of the form, empty. */
const boxesAt = (row: 'top' | 'bottom'): Block => ({
  kind: 'boxes',
  height: 48,
  boxes: itl054.boxes.filter(({ place }) => place.startsWith(row)),
});

/** Legea 214/2024: a simple signature counts where both parties agree in writing (read second-hand). */
const ELECTRONIC_SIGNATURE =
  'Părțile convin că semnăturile electronice simple de pe acest contract au între ele puterea semnăturii de mână (Legea 214/2024).';

const notes = itl054.notes.map((note, at) => `(${at + 1}) ${note}`).join('; ');

function blocks(values: Values): Block[] {
  const annexes = [
    otherOwnersNote(values),
    values.annexes === 'da' ? text(values.annexList) : '',
  ].filter(Boolean);
  return [
    boxesAt('top'),
    {
      kind: 'title',
      text: 'CONTRACT DE ÎNSTRĂINARE-DOBÂNDIRE A UNUI MIJLOC DE TRANSPORT',
      under: `${paperLine(itl054)}${values.copy ? ` · ${values.copy}` : ''}`,
    },
    { kind: 'heading', text: '1. Persoana care înstrăinează (vânzătorul)' },
    { kind: 'cells', rows: partyRows(values, 'seller') },
    { kind: 'heading', text: '2. Persoana care dobândește (cumpărătorul)' },
    { kind: 'cells', rows: partyRows(values, 'buyer') },
    { kind: 'heading', text: '3. Obiectul contractului: mijlocul de transport' },
    { kind: 'cells', rows: vehicleRows(values) },
    { kind: 'heading', text: '4. Prețul' },
    {
      kind: 'cells',
      rows: [[cell('în cifre', amountText(values), 1), cell('în litere', amountWords(values), 3)]],
    },
    { kind: 'heading', text: '5. Declarațiile părților' },
    { kind: 'list', numbered: true, items: declarations(values) },
    {
      kind: 'cells',
      rows: [
        [
          cell('anexe', annexes.length > 0 ? `da: ${annexes.join('; ')}` : 'nu', 3),
          cell('data încheierii', day(values.date)),
          cell('localitatea', text(values.place), 1.6),
        ],
      ],
    },
    {
      kind: 'signatures',
      parties: [
        { role: 'Vânzător', name: signer(values, 'seller') },
        { role: 'Cumpărător', name: signer(values, 'buyer') },
      ],
    },
    { kind: 'cells', rows: [itl054.copies.map((copy) => cell(copy, ''))] },
    boxesAt('bottom'),
    { kind: 'note', text: `${notes}.` },
    ...(values.digest
      ? [{ kind: 'note', text: `Amprenta datelor (SHA-256): ${values.digest}` } as const]
      : []),
    {
      kind: 'note',
      text:
        values.copyNote ||
        'Încheiat în 5 exemplare: originalul la cumpărător; copiile 1-4 conforme cu originalul la vânzător, la organele fiscale ale ambelor părți și la serviciul de înmatriculare.',
    },
  ];
}

function declarations(values: Values) {
  return [
    plain(
      'Vânzătorul declară că este proprietarul mijlocului de transport și că acesta este liber de sarcini, nu este sechestrat, gajat și nu face obiectul unui litigiu.',
    ),
    plain(
      'Vânzătorul a predat, iar cumpărătorul a primit mijlocul de transport, cheile, certificatul de înmatriculare și cartea de identitate a vehiculului.',
    ),
    paidRuns(values),
    plain(
      'Părțile cunosc că falsul în declarații se pedepsește conform legii penale și confirmă că datele din acest contract sunt corecte.',
    ),
    plain(
      'De la data semnării, cumpărătorul este proprietarul mijlocului de transport, în drept și în fapt, și îl transcrie pe numele său în cel mult 90 de zile.',
    ),
    ...(values.eSign === 'da' ? [plain(ELECTRONIC_SIGNATURE)] : []),
  ];
}

const sellerBuyer = (id: 'seller' | 'buyer', title: string) => ({
  id,
  title,
  party: id,
  fields: partyFields(id, { forTaxOffice: true }),
});

/** Sale of a vehicle after model ITL 054 (`facts/itl054.ts`): one page, boxes A to D empty, five copies. */
export const saleContract: DocumentDefinition = {
  id: 'vanzare-auto',
  models: [itl054],
  fileName: 'contract-vanzare-auto',
  dateField: 'date',
  ownerParty: 'seller',
  archiveKind: 'saleContract',
  copies: [
    'Original: cumpărător',
    'Copia 1: vânzător',
    'Copia 2: organul fiscal al vânzătorului',
    'Copia 3: organul fiscal al cumpărătorului',
    'Copia 4: serviciul de înmatriculare',
  ],
  steps: [
    sellerBuyer('seller', 'Vânzătorul'),
    sellerBuyer('buyer', 'Cumpărătorul'),
    {
      id: 'others',
      title: 'Alți proprietari',
      note: 'Numai dacă vehiculul are mai mulți proprietari (soți, moștenitori, o firmă) sau îl cumpără mai mulți. Stau într-o anexă a contractului, pe care o semnează.',
      fields: otherOwnerFields,
    },
    { id: 'vehicle', title: 'Vehiculul', fields: vehicleFields({ complete: true }) },
    {
      id: 'price',
      title: 'Prețul și semnarea',
      fields: [
        ...priceFields(),
        ...paymentFields,
        ...signingFields(),
        {
          name: 'eSign',
          label: 'Semnăm pe ecran, fiecare pe telefonul său',
          kind: 'check',
          hint: 'Contractul spune că ambele părți acceptă semnătura electronică simplă, iar ambele PDF-uri poartă aceeași amprentă. Primăria poate cere semnătura de mână.',
        },
        { name: 'annexes', label: 'Contractul are anexe', kind: 'check' },
        {
          name: 'annexList',
          label: 'Anexele',
          kind: 'text',
          maxLength: 120,
          when: (values) => values.annexes === 'da',
        },
      ],
    },
  ],
  content: (values) => ({
    title: 'Contract de vânzare-cumpărare auto',
    blocks: blocks(values),
    onePage: true,
    dense: true,
    annexes: otherOwnersAnnex(values),
  }),
  checklist: [
    {
      text: 'Înainte de semnare: vânzătorul scoate certificatul de atestare fiscală, iar din 2026 și cumpărătorul dovedește că nu are datorii la bugetul local (OUG 7/2026), prin certificat sau prin casetele B și D completate la primărie; altfel actul este nul.',
    },
    { text: 'Vânzătorul predă certificatul RAR Auto-Pass (Legea 142/2023).' },
    { text: 'Vânzătorul declară înstrăinarea la organul fiscal local.', days: itl016Facts.days },
    { text: 'Cumpărătorul declară dobândirea la organul fiscal local.', days: itl005Facts.days },
    { text: 'Cumpărătorul transcrie vehiculul pe numele său.', days: transcriptionFacts.days },
    { text: 'Cumpărătorul încheie asigurarea RCA înainte de a circula.' },
  ],
};
