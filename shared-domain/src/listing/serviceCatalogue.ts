import * as limits from '../site/limits';
import type { Catalogue } from './CatalogueField';
import { availabilities, providerForms } from './serviceFields';

const required = { service: 'required' } as const;
const optional = { service: 'optional' } as const;

/** Every field of a service listing, in the order of its facts. */
export const serviceCatalogue = {
  providerForm: {
    type: 'choice',
    choices: providerForms,
    label: 'Prestator',
    shapes: required,
    form: {
      group: 'provider',
      label: 'Lucrați ca',
      missing: 'Alegeți cine prestează serviciul.',
      radio: true,
    },
  },
  programme: {
    type: 'choice',
    choices: availabilities,
    label: 'Program',
    shapes: required,
    form: { group: 'when', missing: 'Alegeți programul.' },
  },
  hoursText: {
    type: 'text',
    max: limits.SERVICE_HOURS_MAX,
    label: 'Ore',
    shapes: optional,
    form: { group: 'when', label: 'Orar', placeholder: '8-18' },
  },
  wholeCounty: {
    type: 'flag',
    label: 'Zona acoperită',
    shapes: required,
    form: { group: 'where', label: 'Acoperire' },
  },
  /** Includes the listing's own locality; absent with `wholeCounty`. */
  coveredLocalityIds: {
    type: 'places',
    max: limits.SERVICE_LOCALITIES_MAX,
    label: 'Zona acoperită',
    shapes: optional,
    form: { group: 'where' },
  },
  travelRadiusKm: {
    type: 'whole',
    from: 0,
    to: limits.SERVICE_RADIUS_MAX_KM,
    unit: 'km',
    label: 'Deplasare',
    shapes: optional,
    form: { group: 'where', label: 'Mă deplasez până la' },
  },
  experienceYears: {
    type: 'whole',
    from: 0,
    to: limits.SERVICE_EXPERIENCE_MAX_YEARS,
    unit: 'ani',
    label: 'Experiență',
    shapes: optional,
    form: { group: 'provider' },
  },
  givesInvoice: {
    type: 'flag',
    label: 'Emite factură',
    shapes: required,
    form: { group: 'safety', label: 'Dau factură' },
  },
  givesWarranty: {
    type: 'flag',
    label: 'Oferă garanție',
    shapes: required,
    form: { group: 'safety', label: 'Dau garanție' },
  },
} as const satisfies Catalogue;
