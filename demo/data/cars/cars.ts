import { a4 } from './a4';
import { astra } from './astra';
import { bmw320 } from './bmw320';
import { ceed } from './ceed';
import { clio } from './clio';
import { corolla } from './corolla';
import { dacia1300 } from './dacia1300';
import { damagedCorsa } from './damagedCorsa';
import { duster } from './duster';
import { dusters } from './dusters';
import { focus } from './focus';
import { golf7 } from './golf7';
import { golfs } from './golfs';
import { jimny } from './jimny';
import { logan } from './logan';
import { megane } from './megane';
import { model3 } from './model3';
import { mustang } from './mustang';
import { mx5 } from './mx5';
import { niva } from './niva';
import { octavia } from './octavia';
import { octavias } from './octavias';
import { passat20 } from './passat20';
import { polo } from './polo';
import { ranger } from './ranger';
import { rav4 } from './rav4';
import { spring } from './spring';
import { superb } from './superb';
import { touran } from './touran';
import { tucson } from './tucson';
import { xc60 } from './xc60';
import type { VehicleSeed } from '../listingSeed';

/** The cars for sale. */
export const cars: readonly VehicleSeed[] = [
  duster,
  golf7,
  passat20,
  corolla,
  octavia,
  logan,
  dacia1300,
  superb,
  tucson,
  bmw320,
  clio,
  model3,
  xc60,
  focus,
  megane,
  mx5,
  ceed,
  ranger,
  astra,
  spring,
  mustang,
  touran,
  jimny,
  a4,
  niva,
  polo,
  damagedCorsa,
  rav4,
  ...golfs,
  ...octavias,
  ...dusters,
];
