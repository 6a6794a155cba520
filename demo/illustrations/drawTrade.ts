import type { ShotKind } from './camera/shot';
import { takePhoto } from './camera/takePhoto';
import { lightNamed, type LightName, type Season } from './light';
import { createRandom } from './random';
import { Sketch } from './sketch';
import { trades, type TradeName } from './trades/trades';

/** One photo of a trade at work as an SVG document; another seed gives another colour and arrangement. */
export function drawTrade(
  trade: TradeName,
  light: LightName,
  season: Season,
  seed: string,
  shot: ShotKind = 'usual',
): string {
  const s = new Sketch();
  const drawn = trades[trade](s, lightNamed(light), season, createRandom(seed));
  return takePhoto(s, lightNamed(light).haze, shot, seed, drawn);
}
