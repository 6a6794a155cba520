/** The part of the tax calculator's query that describes a vehicle: the form of a listing takes it over. */
export const vehicleParams = ['tip', 'cm3', 'norma', 'propulsie', 'co2', 'masa'] as const;

/**
 * `tip` is one of `TaxedKindWord` (a car when left out), `cm3` whole cm³, `norma` 0 (non-Euro) to 6, `propulsie` one of
 * `PowertrainWord`, `co2` g/km, `masa` kg.
 */
export type VehicleParam = (typeof vehicleParams)[number];

export type TaxedKindWord =
  | 'autoturism'
  | 'moto'
  | 'utilitara'
  | 'autobuz'
  | 'remorca'
  | 'tractor'
  | 'peste12t';

export type PowertrainWord = 'termic' | 'hibrid' | 'electric';
