/** The choices of a vehicle's form, with the words shown; ids are what documents and addresses keep. */

export { type Colour, colours, finishes } from './vehicleLooks';

export const fuels = {
  petrol: 'Benzină',
  diesel: 'Diesel',
  lpg: 'GPL',
  cng: 'CNG',
  mildHybrid: 'Mild-hybrid',
  hybrid: 'Hibrid',
  pluginHybrid: 'Plug-in hybrid',
  electric: 'Electric',
  hydrogen: 'Hidrogen',
} as const;
export type Fuel = keyof typeof fuels;

/** What is charged from a plug, and so has an electric range. */
export const pluggedIn: readonly Fuel[] = ['pluginHybrid', 'electric'];
export const isPluggedIn = (fuel: Fuel): boolean => pluggedIn.includes(fuel);

export const gearboxes = { manual: 'Manuală', automatic: 'Automată' } as const;

export const drives = { front: 'Față', rear: 'Spate', all: '4x4' } as const;

export const bodies = {
  hatchback: 'Hatchback',
  sedan: 'Sedan',
  estate: 'Break',
  suv: 'SUV',
  coupe: 'Coupé',
  cabrio: 'Cabrio',
  minivan: 'Monovolum',
  pickup: 'Pick-up',
  van: 'Utilitară',
} as const;
export type Body = keyof typeof bodies;

export const conditions = { new: 'Nou', used: 'Rulat', damaged: 'Avariat' } as const;
export type Condition = keyof typeof conditions;

export const emissionNorms = {
  nonEuro: 'Non-Euro',
  euro1: 'Euro 1',
  euro2: 'Euro 2',
  euro3: 'Euro 3',
  euro4: 'Euro 4',
  euro5: 'Euro 5',
  euro6: 'Euro 6',
} as const;
export type EmissionNorm = keyof typeof emissionNorms;

/** Which facts a vehicle listing carries: a car all of them, another vehicle fewer, a part almost none. */
const vehicleShapes = { car: 'Mașină', other: 'Alt vehicul', part: 'Piesă' } as const;
export type VehicleShape = keyof typeof vehicleShapes;

export const sellerTypes = { private: 'Persoană fizică', company: 'Firmă' } as const;
export type SellerType = keyof typeof sellerTypes;

/** Metric horsepower to kilowatts, whole: 1 kW = 1.36 CP. */
export function toKilowatts(powerHp: number): number {
  return Math.round(powerHp / 1.36);
}

/** The ids of a table of labels, typed for a schema's enum. */
export function idsOf<T extends object>(labels: T): [keyof T & string, ...(keyof T & string)[]] {
  return Object.keys(labels) as [keyof T & string, ...(keyof T & string)[]];
}
