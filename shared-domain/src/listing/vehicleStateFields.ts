import * as limits from '../site/limits';
import type { Catalogue } from './CatalogueField';
import { equipmentLabels } from './vehicleEquipment';
import { conditions } from './vehicleFields';
import { anyMachine, machines } from './vehicleShapes';

const check = { type: 'flag', shapes: anyMachine, form: { group: 'checks' } } as const;

/** What state a vehicle is in: condition, history, papers, what comes with it. */
export const vehicleStateFields = {
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
  winterTyres: { ...check, label: 'Anvelope de iarnă' },
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
