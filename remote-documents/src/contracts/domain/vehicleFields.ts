import { emissionNorms, fuels } from '@anunturi/shared-domain/listing/vehicleFields';
import type { DocumentField, Values } from './documentTypes';
import { tonnes } from './valueTexts';

/** Norms of what has no engine that burns. */
export const normsWithoutEngine = {
  Electric: 'Electric',
  'fără motor': 'Fără motor (remorcă)',
} as const;

/** The norm that trailers have. */
const WITHOUT_ENGINE = 'fără motor' satisfies keyof typeof normsWithoutEngine;

/** The maximum mass in tonnes as the contract's model wants it, of trailers and semi-trailers alone. */
export const trailerTonnes = ({ v_norm: norm, v_mass: mass }: Values): string =>
  norm && norm !== WITHOUT_ENGINE ? '' : tonnes(mass);

const mass = {
  name: 'v_mass',
  label: 'Masă maximă',
  kind: 'whole',
  maxLength: 6,
  width: 'half',
  suffix: 'kg',
} as const satisfies DocumentField;

const romanianPlate = (values: Values) => values.v_registration !== 'neinmatriculat';

/** What the tax of 2026 and the registration certificate ask of the engine. */
const engineFields: DocumentField[] = [
  {
    name: 'v_fuel',
    label: 'Combustibil',
    kind: 'choice',
    width: 'half',
    choices: [
      ['', 'Alegeți combustibilul'],
      ...Object.values(fuels).map((label) => [label, label] as const),
    ],
  },
  {
    name: 'v_kw',
    label: 'Putere',
    kind: 'whole',
    maxLength: 4,
    width: 'half',
    suffix: 'kW',
    hint: 'Talon, rubrica P.2.',
  },
  {
    name: 'v_co2',
    label: 'Emisii CO2',
    kind: 'whole',
    maxLength: 4,
    width: 'half',
    suffix: 'g/km',
    hint: 'Talon, rubrica V.7; la hibride, de ele depinde reducerea impozitului.',
  },
];

type VehicleOptions = {
  /** What the contract's model asks too. */
  complete?: boolean;
  /** What the tax offices' sheets ask beside it. */
  forTax?: boolean;
};

/** The questions about the vehicle. */
export function vehicleFields({
  complete = false,
  forTax = false,
}: VehicleOptions = {}): DocumentField[] {
  const fields: DocumentField[] = [
    {
      name: 'v_make',
      label: 'Marca',
      kind: 'text',
      needed: true,
      maxLength: 40,
      width: 'half',
      hint: 'Talon, rubrica D.1.',
    },
    {
      name: 'v_type',
      label: 'Tipul / modelul',
      kind: 'text',
      needed: true,
      maxLength: 60,
      width: 'half',
      hint: 'Talon, rubricile D.2 și D.3.',
    },
    {
      name: 'v_vin',
      label: 'Număr de identificare (VIN)',
      kind: 'vin',
      needed: true,
      maxLength: 20,
      hint: 'Talon, rubrica E: 17 caractere.',
    },
    {
      name: 'v_vinNonStandard',
      label: 'VIN nestandard (vehicul dinainte de 1981 sau cu alt număr de identificare)',
      kind: 'check',
    },
    {
      name: 'v_registration',
      label: 'Înmatriculare',
      kind: 'choice',
      width: 'half',
      initial: 'permanent',
      choices: [
        ['permanent', 'Permanentă, în România'],
        ['temporar', 'Temporară (numere roșii)'],
        ['strain', 'Numere străine'],
        ['neinmatriculat', 'Neînmatriculat'],
      ],
    },
    {
      name: 'v_plate',
      label: 'Număr de înmatriculare',
      kind: 'plate',
      needed: true,
      maxLength: 14,
      width: 'half',
      when: romanianPlate,
    },
    {
      name: 'v_civ',
      label: 'Carte de identitate a vehiculului (CIV)',
      kind: 'civ',
      maxLength: 10,
      width: 'half',
      hint: 'O literă și șase cifre.',
    },
    {
      name: 'v_year',
      label: 'An de fabricație',
      kind: 'whole',
      needed: true,
      maxLength: 4,
      width: 'half',
    },
  ];
  if (!complete) return fields;
  return [
    ...fields,
    { name: 'v_engine', label: 'Serie motor', kind: 'text', maxLength: 30, width: 'half' },
    {
      name: 'v_cm3',
      label: 'Capacitate cilindrică',
      kind: 'whole',
      needed: true,
      maxLength: 6,
      width: 'half',
      suffix: 'cm³',
      hint: 'Talon, rubrica P.1; 0 la electrice și la remorci.',
    },
    {
      name: 'v_norm',
      label: 'Normă de poluare',
      kind: 'choice',
      needed: true,
      width: 'half',
      choices: [
        ['', 'Alegeți norma'],
        ...Object.values(emissionNorms).map((label) => [label, label] as const),
        ...Object.entries(normsWithoutEngine),
      ],
    },
    forTax
      ? { ...mass, hint: 'Talon, rubrica F.1; în contract se trece numai la remorci.' }
      : {
          ...mass,
          hint: 'Talon, rubrica F.1.',
          when: ({ v_norm: norm }) => norm === WITHOUT_ENGINE,
        },
    ...(forTax ? engineFields : []),
    { name: 'v_itp', label: 'ITP valabil până la', kind: 'date', width: 'half' },
    { name: 'v_acquiredOn', label: 'Dobândit de vânzător la', kind: 'date', width: 'half' },
    {
      name: 'v_acquiredBy',
      label: 'Dobândit prin',
      kind: 'text',
      maxLength: 60,
      hint: 'De exemplu: contract de vânzare-cumpărare, factură, moștenire.',
    },
  ];
}

/** Price in figures and its currency. */
export function priceFields(prefix = 'price', label = 'Prețul'): DocumentField[] {
  return [
    { name: `${prefix}_amount`, label, kind: 'money', needed: true, maxLength: 15, width: 'half' },
    {
      name: `${prefix}_currency`,
      label: 'Moneda',
      kind: 'choice',
      initial: 'RON',
      width: 'half',
      choices: [
        ['RON', 'lei'],
        ['EUR', 'euro'],
      ],
    },
  ];
}

/** Where and when a document is signed. */
export function signingFields(): DocumentField[] {
  return [
    {
      name: 'place',
      label: 'Localitatea',
      kind: 'text',
      needed: true,
      maxLength: 60,
      width: 'half',
    },
    { name: 'date', label: 'Data', kind: 'date', needed: true, width: 'half' },
  ];
}
