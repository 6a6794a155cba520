import type { Luma } from '#domain/luma';
import { inkMask } from './inkMask';

const MAX_DEGREES = 8;
const COARSE = 0.5;
const FINE = 0.1;
const POINTS_MAX = 20_000;
/** Lines that stand no clearer than this at the best angle were straight, or are none. */
const CLEARER = 1.2;
/** Below this nobody sees it, and each drawing costs sharpness. */
const WORTH_DEGREES = 0.3;

/**
 * By how many degrees the lines of a page lean (clockwise is positive); 0 when it is straight, or has no lines to go by.
 * Lines of text are densest when looked at along them: the angle at which the rows differ most is theirs.
 */
export function skewAngle(luma: Luma): number {
  const mask = inkMask(luma);
  const { width, height } = luma;
  const points: [number, number][] = [];
  const step = Math.max(1, Math.ceil(mask.reduce((sum, each) => sum + each, 0) / POINTS_MAX));
  let count = 0;
  mask.forEach((ink, at) => {
    if (ink && (count += 1) % step === 0)
      points.push([(at % width) - width / 2, Math.floor(at / width) - height / 2]);
  });
  if (points.length < 50) return 0;
  const clarity = (degrees: number) => clarityAt(points, degrees, width, height);
  const best = clearest(clarity, -MAX_DEGREES, MAX_DEGREES, COARSE);
  const angle = clearest(clarity, best - COARSE, best + COARSE, FINE);
  const isWorthIt =
    Math.abs(angle) >= WORTH_DEGREES &&
    Math.abs(angle) < MAX_DEGREES &&
    clarity(angle) > clarity(0) * CLEARER;
  return isWorthIt ? angle : 0;
}

function clearest(clarity: (degrees: number) => number, from: number, to: number, step: number) {
  let best = from;
  let most = -1;
  for (let degrees = from; degrees <= to + step / 2; degrees += step) {
    const found = clarity(degrees);
    if (found > most) [best, most] = [degrees, found];
  }
  return Math.round(best * 10) / 10;
}

function clarityAt(points: [number, number][], degrees: number, width: number, height: number) {
  const turn = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const rows = new Uint32Array(Math.ceil(width + height));
  const middle = rows.length / 2;
  for (const [x, y] of points) rows[Math.round(y * cos - x * sin + middle)]! += 1;
  let sum = 0;
  for (let row = 1; row < rows.length; row += 1) sum += (rows[row]! - rows[row - 1]!) ** 2;
  return sum;
}
