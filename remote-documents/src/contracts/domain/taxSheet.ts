import { addDays, isIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import type { FormFacts } from '../facts/FormFacts';
import { paperLine } from '../facts/modelTexts';
import type { Block } from './page-model/blocks';
import type { DocumentField, DocumentStep, Values } from './documentTypes';
import { partyFields } from './partyFields';
import { addressText } from './addressText';
import { otherOwnersBlocks } from './otherOwners';
import { fiscalCode, idSeries, isCompany, signer } from './partyTexts';
import { day, phone, plate, text, vin, whole } from './valueTexts';
import { vehicleFields } from './vehicleFields';

const otherFields: DocumentField[] = [
  {
    name: 'other_name',
    label: 'Cealaltă parte: nume sau denumire',
    kind: 'text',
    needed: true,
    maxLength: 100,
  },
  {
    name: 'other_town',
    label: 'Localitatea celeilalte părți',
    kind: 'text',
    maxLength: 60,
    width: 'half',
  },
];

/** The steps of a tax sheet: whose it is, which vehicle, by what act. */
export function taxSheetSteps(who: string, actFields: DocumentField[]): DocumentStep[] {
  return [
    {
      id: 'taxpayer',
      title: who,
      party: 'taxpayer',
      fields: partyFields('taxpayer', { asksNif: true }).filter(
        ({ name }) => !/_(register|capacity)$/.test(name),
      ),
    },
    {
      id: 'vehicle',
      title: 'Vehiculul',
      fields: vehicleFields({ complete: true, forTax: true }).filter(
        ({ name }) => !['v_acquiredOn', 'v_acquiredBy', 'v_itp'].includes(name),
      ),
    },
    {
      id: 'act',
      title: 'Actul',
      fields: [
        ...actFields,
        ...otherFields,
        {
          name: 'taxOffice',
          label: 'Organul fiscal local',
          kind: 'text',
          maxLength: 80,
          hint: 'De exemplu: Direcția Fiscală Locală, cu numele orașului.',
        },
        { name: 'date', label: 'Data fișei', kind: 'date', needed: true, width: 'half' },
      ],
    },
  ];
}

/** The last day on which a paper is handed in; nothing while the act has no date. */
export const lastDayNote = (actDay: string | undefined, days: number | undefined): Block[] =>
  days !== undefined && actDay && isIsoDay(actDay)
    ? [{ kind: 'note', text: `Ultima zi pentru depunere: ${day(addDays(actDay, days))}.` }]
    : [];

/** What both sheets show of the taxpayer, the vehicle and the act. */
export function taxSheetBlocks(
  values: Values,
  title: string,
  facts: FormFacts,
  role: string,
  side: 'seller' | 'buyer',
): Block[] {
  const { notes, fields, days } = facts;
  const [when = '', , who = ''] = fields.act ?? [];
  const value = (name: string) => text(values[`taxpayer_${name}`]);
  const company = isCompany(values, 'taxpayer');
  return [
    { kind: 'title', text: title, under: paperLine(facts) },
    {
      kind: 'text',
      runs: [
        { text: 'Către: ' },
        { text: text(values.taxOffice) || '........................................', bold: true },
      ],
    },
    { kind: 'heading', text: 'Contribuabilul' },
    {
      kind: 'cells',
      rows: [
        [
          { label: 'nume și prenume / denumire', value: value('name'), part: 3 },
          {
            label: company ? 'CIF' : 'CNP/NIF',
            value: fiscalCode(values, 'taxpayer'),
            part: 2,
          },
        ],
        ...(company
          ? []
          : [
              [
                { label: 'act de identitate', value: value('idType'), part: 2 },
                { label: 'seria', value: idSeries(values, 'taxpayer') },
                { label: 'numărul', value: value('idNumber'), part: 2 },
              ],
            ]),
        [{ label: 'domiciliul / sediul', value: addressText(values, 'taxpayer') }],
        [
          { label: 'telefon', value: phone(value('phone')) },
          { label: 'e-mail', value: value('email') },
        ],
      ],
    },
    ...otherOwnersBlocks(side, values, values.taxpayerIs),
    { kind: 'heading', text: 'Mijlocul de transport' },
    {
      kind: 'cells',
      rows: [
        [
          { label: 'marca', value: text(values.v_make) },
          { label: 'tipul / modelul', value: text(values.v_type) },
          { label: 'an fabricație', value: values.v_year },
        ],
        [
          { label: 'număr de identificare (VIN)', value: vin(values) },
          { label: 'serie motor', value: text(values.v_engine) },
          { label: 'CIV', value: text(values.v_civ).toUpperCase() },
        ],
        [
          { label: 'nr. de înmatriculare', value: plate(values) },
          { label: 'capacitate cilindrică (cm³)', value: whole(values.v_cm3) },
          { label: 'masa maximă (kg)', value: whole(values.v_mass) },
        ],
        [
          { label: 'norma Euro', value: values.v_norm },
          { label: 'combustibil', value: text(values.v_fuel) },
          { label: 'putere (kW)', value: whole(values.v_kw) },
          { label: 'emisii CO2 (g/km)', value: whole(values.v_co2) },
        ],
      ],
    },
    { kind: 'heading', text: 'Actul' },
    {
      kind: 'cells',
      rows: [
        [
          { label: when, value: day(values.actDay) },
          { label: 'actul', value: text(values.act), part: 2 },
        ],
        [
          { label: who, value: text(values.other_name), part: 2 },
          { label: 'localitatea', value: text(values.other_town) },
        ],
      ],
    },
    {
      kind: 'text',
      runs: [{ text: 'Data: ' }, { text: day(values.date) || '....................', bold: true }],
    },
    { kind: 'signatures', parties: [{ role, name: signer(values, 'taxpayer') }] },
    ...lastDayNote(values.actDay, days),
    ...notes.map((note): Block => ({ kind: 'note', text: note })),
    {
      kind: 'note',
      text: 'Fișă ajutătoare cu datele declarației, nu formularul însuși. Formularul în vigoare se găsește la organul fiscal local.',
    },
  ];
}

/** When and by what act the vehicle changed hands. */
export function actFields(when: string): DocumentField[] {
  return [
    { name: 'actDay', label: when, kind: 'date', needed: true, width: 'half' },
    {
      name: 'act',
      label: 'Actul',
      kind: 'text',
      needed: true,
      maxLength: 100,
      width: 'half',
      initial: 'contract de înstrăinare-dobândire',
    },
  ];
}
