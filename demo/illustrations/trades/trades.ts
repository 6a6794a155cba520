import { accounting } from './accounting';
import { appliances } from './appliances';
import { beauty } from './beauty';
import { bodywork } from './bodywork';
import { cleaning } from './cleaning';
import { computing } from './computing';
import { construction } from './construction';
import { diagnosis } from './diagnosis';
import { drivingSchool } from './drivingSchool';
import { electrics } from './electrics';
import { events } from './events';
import { gardening } from './gardening';
import { inspection } from './inspection';
import { lessons } from './lessons';
import { mechanics } from './mechanics';
import { moving } from './moving';
import { papers } from './papers';
import { plumbing } from './plumbing';
import { rental } from './rental';
import { towing } from './towing';
import { tyreShop } from './tyreShop';
import { wash } from './wash';
import type { Trade } from './trade';

/** The picture of each trade. */
export const trades = {
  mechanics,
  bodywork,
  diagnosis,
  tyreShop,
  inspection,
  wash,
  towing,
  rental,
  drivingSchool,
  construction,
  plumbing,
  electrics,
  cleaning,
  gardening,
  appliances,
  moving,
  computing,
  lessons,
  accounting,
  papers,
  beauty,
  events,
} satisfies Record<string, Trade>;
export type TradeName = keyof typeof trades;
