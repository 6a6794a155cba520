import type { Light, Season } from '../light';
import type { Random } from '../random';
import type { Sketch } from '../sketch';

/** A drawing of a trade at work, the whole picture. */
export type Trade = (s: Sketch, light: Light, season: Season, random: Random) => string;
