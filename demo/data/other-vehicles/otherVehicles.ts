import { boat } from './boat';
import { caravan } from './caravan';
import { cb500 } from './cb500';
import { dismantledCar } from './dismantledCar';
import { manTgl } from './manTgl';
import { master } from './master';
import { mt07 } from './mt07';
import { spareParts } from './spareParts';
import { tractorU445 } from './tractorU445';
import { trailer } from './trailer';
import { transporter } from './transporter';
import { wheels } from './wheels';
import type { VehicleSeed } from '../listingSeed';

/** Vehicles that are not cars, and parts. */
export const otherVehicles: readonly VehicleSeed[] = [
  transporter,
  master,
  manTgl,
  mt07,
  cb500,
  trailer,
  caravan,
  tractorU445,
  boat,
  spareParts,
  wheels,
  dismantledCar,
];
