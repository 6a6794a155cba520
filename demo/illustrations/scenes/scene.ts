import type { Light, Season } from '../light';
import type { Random } from '../random';
import type { Sketch } from '../sketch';

/** What lies behind and before the subject; the subject stands on y = `GROUND`. */
export type Scenery = { back: string; front: string };
export type Scene = (s: Sketch, light: Light, season: Season, random: Random) => Scenery;

export const GROUND = 1010;
