import type { Block, Cell } from './page-model/blocks';
import { cell } from './page-model/drawCells';
import { plain, say } from './page-model/runs';
import type { DocumentDefinition, Values } from './documentTypes';
import { partyFields } from './partyFields';
import { idSeries, isCompany, signer } from './partyTexts';
import { itl054 } from '../facts/itl054';
import { amountText, amountWords, day, phone, plate, text, tonnes, vin, whole } from './valueTexts';
import { priceFields, signingFields, vehicleFields } from './vehicleFields';

function addressRows(values: Values, prefix: string, first: string): Cell[][] {
  const value = (name: string) => text(values[`${prefix}_${name}`]);
  return [
    [
      cell(`${first}: țara`, value('country'), 2),
      cell('județul', value('county'), 2),
      cell('cod poștal', value('postalCode'), 1.3),
      cell('municipiul/orașul/comuna', value('town'), 3.4),
      cell('satul/sectorul', value('village'), 2.3),
    ],
    [
      cell('strada', value('street'), 5),
      cell('nr.', value('number')),
      cell('bl.', value('block')),
      cell('sc.', value('stair')),
      cell('et.', value('floor')),
      cell('ap.', value('flat')),
    ],
  ];
}

function partyRows(values: Values, prefix: string): Cell[][] {
  const value = (name: string) => text(values[`${prefix}_${name}`]);
  const company = isCompany(values, prefix);
  const represented = company || value('represented') === 'da';
  const rep = (name: string) => (represented ? value(name) : '');
  return [
    [
      cell(company ? 'Subscrisa' : 'Subsemnatul(a)(3)', value('name'), 6),
      cell(company ? 'CIF(4)' : 'CNP/NIF(4)', company ? value('cui') : value('cnp'), 2.4),
    ],
    ...addressRows(values, prefix, 'Domiciliul/sediul'),
    [
      cell('actul de identitate (B.I./C.I./C.I.P./pașaport)', company ? '' : value('idType'), 2.2),
      cell('seria', company ? '' : idSeries(values, prefix)),
      cell('numărul', company ? '' : value('idNumber'), 1.6),
      cell('telefon/fax', phone(value('phone')), 2),
      cell('e-mail', value('email'), 4),
    ],
    ...(value('fiscalSame') === 'da'
      ? [[cell('Domiciliul fiscal', 'același cu domiciliul/sediul')]]
      : addressRows(values, `${prefix}_fiscal`, 'Domiciliul fiscal')),
    [
      cell('reprezentat(ă) prin(5)', rep('repName'), 3.4),
      cell('act, seria', rep('repIdSeries').toUpperCase(), 0.9),
      cell('numărul', rep('repIdNumber'), 1.2),
      cell('CIF', rep('repCui'), 1.3),
      cell('telefon', phone(rep('repPhone')), 1.6),
      cell('e-mail', rep('repEmail'), 2.4),
      cell('în calitate de(6)', value('capacity'), 1.6),
    ],
  ];
}

function vehicleRows(values: Values): Cell[][] {
  return [
    [
      cell('marca', text(values.v_make), 2),
      cell('tipul', text(values.v_type), 2.6),
      cell('număr de identificare (VIN)', vin(values), 3),
      cell('serie motor', text(values.v_engine), 2),
    ],
    [
      cell('capacitate cilindrică (cm³)', whole(values.v_cm3)),
      cell('masa maximă (tone), la remorci și semiremorci', tonnes(values.v_mass), 1.4),
      cell('nr. de înmatriculare/înregistrare', plate(values), 1.3),
      cell('ITP valabil până la', day(values.v_itp)),
      cell('CIV', text(values.v_civ).toUpperCase()),
      cell('an fabricație', text(values.v_year), 0.8),
      cell('norma Euro', text(values.v_norm)),
    ],
    [
      cell('dobândit la data de', day(values.v_acquiredOn)),
      cell('prin actul', text(values.v_acquiredBy), 4),
    ],
  ];
}

/** The boxes of one row of the form, empty. */
const boxesAt = (row: 'top' | 'bottom'): Block => ({
  kind: 'boxes',
  height: 48,
  boxes: itl054.boxes.filter(({ place }) => place.startsWith(row)),
});

const notes = itl054.notes.map((note, at) => `(${at + 1}) ${note}`).join('; ');

function blocks(values: Values): Block[] {
  const annexes = values.annexes === 'da' ? `da: ${text(values.annexList)}` : 'nu';
  return [
    boxesAt('top'),
    {
      kind: 'title',
      text: 'CONTRACT DE ÎNSTRĂINARE-DOBÂNDIRE A UNUI MIJLOC DE TRANSPORT',
      under: `${itl054.claim}${values.copy ? ` · ${values.copy}` : ''}`,
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
          cell('anexe', annexes, 3),
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
    boxesAt('bottom'),
    { kind: 'note', text: `${notes}.` },
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
    say`Prețul de ${amountText(values)} a fost plătit de cumpărător și primit de vânzător.`,
    plain(
      'Părțile cunosc că falsul în declarații se pedepsește conform legii penale și confirmă că datele din acest contract sunt corecte.',
    ),
    plain(
      'De la data semnării, cumpărătorul este proprietarul mijlocului de transport, în drept și în fapt, și îl transcrie pe numele său în cel mult 90 de zile.',
    ),
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
    { id: 'vehicle', title: 'Vehiculul', fields: vehicleFields({ complete: true }) },
    {
      id: 'price',
      title: 'Prețul și semnarea',
      fields: [
        ...priceFields(),
        ...signingFields(),
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
  }),
  checklist: [
    {
      text: 'Înainte de semnare: vânzătorul scoate certificatul de atestare fiscală, iar din 2026 și cumpărătorul dovedește că nu are datorii la bugetul local (OUG 7/2026), prin certificat sau prin casetele B și D completate la primărie; altfel actul este nul.',
    },
    { text: 'Vânzătorul predă certificatul RAR Auto-Pass (Legea 142/2023).' },
    { text: 'Vânzătorul declară înstrăinarea la organul fiscal local.', days: 30 },
    { text: 'Cumpărătorul declară dobândirea la organul fiscal local.', days: 30 },
    { text: 'Cumpărătorul transcrie vehiculul pe numele său.', days: 90 },
    { text: 'Cumpărătorul încheie asigurarea RCA înainte de a circula.' },
  ],
};
