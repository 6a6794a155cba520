import { countryRoad } from './countryRoad';
import { courtyard } from './courtyard';
import { dealerLot } from './dealerLot';
import { mountains } from './mountains';
import { oldTown } from './oldTown';
import { parking } from './parking';
import type { Scene } from './scene';

export const scenes = {
  oldTown,
  mountains,
  parking,
  courtyard,
  countryRoad,
  dealerLot,
} satisfies Record<string, Scene>;
export type SceneName = keyof typeof scenes;
