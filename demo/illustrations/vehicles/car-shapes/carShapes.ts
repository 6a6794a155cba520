import { hatchback } from './hatchback';
import { sedan } from './sedan';
import { estate } from './estate';
import { suv } from './suv';
import { coupe } from './coupe';
import { cabrio } from './cabrio';
import { minivan } from './minivan';
import { pickup } from './pickup';
import { van } from './van';
import type { CarShape } from './CarShape';

export type CarBody =
  | 'hatchback'
  | 'sedan'
  | 'estate'
  | 'suv'
  | 'coupe'
  | 'cabrio'
  | 'minivan'
  | 'pickup'
  | 'van';

export const carShapes: Record<CarBody, CarShape> = {
  hatchback,
  sedan,
  estate,
  suv,
  coupe,
  cabrio,
  minivan,
  pickup,
  van,
};
