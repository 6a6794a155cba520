import { draftQashqai } from './draftQashqai';
import { expiredTrailer } from './expiredTrailer';
import { pendingPeugeot } from './pendingPeugeot';
import { rejectedMercedes } from './rejectedMercedes';
import { soldFabia } from './soldFabia';
import { stoppedLeon } from './stoppedLeon';
import type { VehicleSeed } from '../listingSeed';

/** What the demonstration's seller has in every other state. */
export const sellerStates: readonly VehicleSeed[] = [
  soldFabia,
  expiredTrailer,
  pendingPeugeot,
  rejectedMercedes,
  draftQashqai,
  stoppedLeon,
];
