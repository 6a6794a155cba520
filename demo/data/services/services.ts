import { accounting } from './accounting';
import { applianceRepair } from './applianceRepair';
import { bodyRepair } from './bodyRepair';
import { carRental } from './carRental';
import { carRepair } from './carRepair';
import { cleaning } from './cleaning';
import { computerRepair } from './computerRepair';
import { construction } from './construction';
import { detailing } from './detailing';
import { drivingSchool } from './drivingSchool';
import { electrician } from './electrician';
import { events } from './events';
import { gardening } from './gardening';
import { hairdresser } from './hairdresser';
import { inspection } from './inspection';
import { movers } from './movers';
import { plumbing } from './plumbing';
import { registrationHelp } from './registrationHelp';
import { towing } from './towing';
import { tutoring } from './tutoring';
import { tyreShop } from './tyreShop';
import type { ServiceSeed } from '../listingSeed';

/** The services offered. */
export const services: readonly ServiceSeed[] = [
  carRepair,
  bodyRepair,
  tyreShop,
  inspection,
  detailing,
  towing,
  carRental,
  movers,
  drivingSchool,
  registrationHelp,
  construction,
  plumbing,
  electrician,
  cleaning,
  gardening,
  applianceRepair,
  computerRepair,
  hairdresser,
  events,
  tutoring,
  accounting,
];
