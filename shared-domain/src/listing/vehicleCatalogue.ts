// One table of fields, in the order of the listing's facts: kept whole, so that a field is added in one place.
import * as limits from '../site/limits';
import type { Catalogue } from './CatalogueField';
import { equipmentLabels } from './vehicleEquipment';
import {
  bodies,
  colours,
  conditions,
  drives,
  emissionNorms,
  finishes,
  fuels,
  gearboxes,
} from './vehicleFields';

const machines = { car: 'required', other: 'required' } as const;
const anyMachine = { car: 'optional', other: 'optional' } as const;
const named = { ...machines, part: 'optional' } as const;
const carsFirst = { car: 'required', other: 'optional' } as const;
const onlyOther = { other: 'optional' } as const;
const check = { type: 'flag', shapes: anyMachine, form: { group: 'checks' } } as const;

/** Every field of a vehicle listing besides its shape; `make` and `model` are slugs (carMakes), their names stand beside. */
export const vehicleCatalogue = {
  make: {
    type: 'slug',
    max: limits.MAKE_MAX,
    label: 'Marcă',
    shapes: named,
    form: { group: 'vehicle' },
  },
  makeName: { type: 'text', max: limits.MAKE_MAX, label: 'Marcă', shapes: named },
  model: {
    type: 'slug',
    max: limits.MODEL_MAX,
    label: 'Model',
    shapes: named,
    form: { group: 'vehicle' },
  },
  modelName: { type: 'text', max: limits.MODEL_MAX, label: 'Model', shapes: named },
  version: {
    type: 'text',
    max: limits.VERSION_MAX,
    label: 'Versiune',
    shapes: anyMachine,
    form: { group: 'vehicle', label: 'Versiunea', placeholder: { car: '1.5 dCi Laureate' } },
  },
  year: {
    type: 'year',
    from: limits.YEAR_MIN,
    to: limits.YEAR_MAX,
    label: 'An de fabricație',
    shapes: machines,
    form: { group: 'vehicle', label: 'Anul fabricației', missing: 'Scrieți anul fabricației.' },
  },
  firstRegisteredMonth: {
    type: 'month',
    label: 'Prima înmatriculare',
    shapes: anyMachine,
    form: { group: 'history', placeholder: 'luna.anul: 05.2019' },
  },
  mileageKm: {
    type: 'whole',
    from: 0,
    to: limits.MILEAGE_MAX_KM,
    unit: 'km',
    label: 'Rulaj',
    shapes: carsFirst,
    form: { group: 'vehicle', label: 'Kilometri', missing: 'Scrieți câți kilometri are.' },
  },
  hours: {
    type: 'whole',
    from: 0,
    to: limits.HOURS_MAX,
    unit: 'h',
    label: 'Ore de funcționare',
    shapes: onlyOther,
    form: { group: 'vehicle', suffix: 'ore' },
  },
  maxMassKg: {
    type: 'whole',
    from: 1,
    to: limits.MASS_MAX_KG,
    unit: 'kg',
    label: 'Masă maximă',
    shapes: onlyOther,
    form: { group: 'engine', label: 'Masa maximă autorizată' },
  },
  fuel: {
    type: 'choice',
    choices: fuels,
    label: 'Combustibil',
    shapes: carsFirst,
    form: { group: 'vehicle', missing: 'Alegeți combustibilul.' },
  },
  /** Metric horsepower. */
  powerHp: {
    type: 'whole',
    from: 1,
    to: limits.POWER_MAX_HP,
    unit: 'CP',
    label: 'Putere',
    shapes: anyMachine,
    form: { group: 'engine' },
  },
  engineCm3: {
    type: 'whole',
    from: 1,
    to: limits.ENGINE_MAX_CM3,
    unit: 'cm³',
    label: 'Capacitate cilindrică',
    shapes: anyMachine,
    form: { group: 'engine', label: 'Capacitate' },
  },
  gearbox: {
    type: 'choice',
    choices: gearboxes,
    label: 'Cutie de viteze',
    shapes: carsFirst,
    form: {
      group: { car: 'vehicle', other: 'engine' },
      label: 'Cutia de viteze',
      missing: 'Alegeți cutia de viteze.',
      radio: true,
    },
  },
  drive: {
    type: 'choice',
    choices: drives,
    label: 'Tracțiune',
    shapes: anyMachine,
    form: { group: 'engine' },
  },
  body: {
    type: 'choice',
    choices: bodies,
    label: 'Caroserie',
    shapes: carsFirst,
    form: { group: { car: 'vehicle', other: 'engine' }, missing: 'Alegeți caroseria.' },
  },
  doors: {
    type: 'whole',
    from: 1,
    to: limits.DOORS_MAX,
    label: 'Număr de uși',
    shapes: anyMachine,
    form: { group: 'looks', label: 'Uși' },
  },
  seats: {
    type: 'whole',
    from: 1,
    to: limits.SEATS_MAX,
    label: 'Număr de locuri',
    shapes: anyMachine,
    form: { group: 'looks', label: 'Locuri' },
  },
  colour: {
    type: 'choice',
    choices: colours,
    label: 'Culoare',
    shapes: anyMachine,
    form: { group: 'looks' },
  },
  finish: {
    type: 'choice',
    choices: finishes,
    label: 'Vopsea',
    shapes: anyMachine,
    form: { group: 'looks' },
  },
  emissionNorm: {
    type: 'choice',
    choices: emissionNorms,
    label: 'Normă de poluare',
    shapes: anyMachine,
    form: { group: 'engine', label: 'Norma de poluare' },
  },
  co2GPerKm: {
    type: 'whole',
    from: 0,
    to: limits.CO2_MAX_G_PER_KM,
    unit: 'g/km',
    label: 'Emisii CO₂',
    shapes: anyMachine,
    form: { group: 'engine' },
  },
  condition: {
    type: 'choice',
    choices: conditions,
    label: 'Stare',
    shapes: { ...machines, part: 'required' },
    form: {
      group: { car: 'vehicle', other: 'vehicle', part: 'state' },
      label: 'Starea',
      missing: 'Alegeți starea.',
      radio: true,
    },
  },
  firstOwner: { ...check, label: 'Primul proprietar' },
  serviceBook: {
    ...check,
    label: 'Carte service',
    form: { group: 'checks', label: 'Carte de service' },
  },
  noAccident: {
    ...check,
    label: 'Fără accident în istoric',
    form: { group: 'checks', label: 'Fără accident' },
  },
  registeredInRomania: { ...check, label: 'Înmatriculat în România' },
  originCountry: {
    type: 'text',
    max: limits.COUNTRY_MAX,
    label: 'Țara de origine',
    shapes: anyMachine,
    form: { group: 'history' },
  },
  itpUntilMonth: {
    type: 'month',
    label: 'ITP valabil până în',
    shapes: anyMachine,
    form: { group: 'history', placeholder: 'luna.anul: 05.2027' },
  },
  keys: {
    type: 'whole',
    from: 0,
    to: limits.KEYS_MAX,
    label: 'Chei',
    shapes: anyMachine,
    form: { group: 'history', label: 'Numărul de chei' },
  },
  exchangeAccepted: {
    ...check,
    label: 'Acceptă schimb',
    form: { group: 'checks', label: 'Accept schimb' },
  },
  vatDeductible: { ...check, label: 'TVA deductibil' },
  /** Upper case, 17 characters; any other text only with `vinNonStandard` (vehicles made before 1981). */
  vin: {
    type: 'vin',
    label: 'Serie de șasiu (VIN)',
    shapes: anyMachine,
    form: { group: 'identity' },
  },
  vinNonStandard: {
    type: 'flag',
    label: 'VIN nestandard',
    shapes: anyMachine,
    form: { group: 'identity' },
  },
  equipment: {
    type: 'choices',
    choices: equipmentLabels,
    max: limits.EQUIPMENT_MAX,
    label: 'Dotări',
    shapes: anyMachine,
    form: { group: 'equipment' },
  },
} as const satisfies Catalogue;
