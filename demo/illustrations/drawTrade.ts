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
): string {
  const s = new Sketch();
  return s.document(trades[trade](s, lightNamed(light), season, createRandom(seed)));
}
