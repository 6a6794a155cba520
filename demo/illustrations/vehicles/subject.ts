import type { Grille, Lamp, RearLamp } from './carLook';
import type { CarBody } from './car-shapes/carShapes';
import type { TruckLoad } from './truckLoads';
import type { Rim } from './spokes';

/** A car to be drawn: everything that its views share. */
export type CarSubject = {
  kind: 'car';
  body: CarBody;
  color: string;
  rim: Rim;
  rimColor?: string;
  tinted?: boolean;
  grille: Grille;
  lamp: Lamp;
  rearLamp: RearLamp;
  plate: string;
  km: number;
  trim: string;
  automatic: boolean;
  electric: boolean;
  keys: number;
  wheelless?: boolean;
};

/** Anything else on wheels or for wheels. */
export type OtherSubject =
  | { kind: 'motorcycle' | 'tractor' | 'trailer' | 'caravan' | 'boat'; color: string }
  | { kind: 'truck'; color: string; load: TruckLoad; band: string }
  | { kind: 'wheelSet'; rim: Rim; color: string }
  | { kind: 'parts' };

export type Subject = CarSubject | OtherSubject;
export type View =
  | 'side'
  | 'otherSide'
  | 'corner'
  | 'otherCorner'
  | 'rearCorner'
  | 'front'
  | 'rear'
  | 'boot'
  | 'interior'
  | 'instruments'
  | 'wheel'
  | 'rearSeats'
  | 'frontSeats'
  | 'engine'
  | 'papers';
