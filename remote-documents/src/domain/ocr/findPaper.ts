import type { Luma } from '#domain/luma';

export type Point = readonly [x: number, y: number];
/** Corners from the upper left one on, clockwise. */
export type Corners = readonly [Point, Point, Point, Point];

/** Wide enough to see a paper's edges. */
const LOOKED_AT_PX = 200;
/** A paper takes at least such a part of its photo; where it takes nearly all, nothing is to be cut off. */
const PART_MIN = 0.15;
const PART_MAX = 0.93;
/** How much of the figure between its corners a paper fills. */
const FILLED_MIN = 0.9;
/** Values between a paper and what it lies on. */
const CONTRAST_MIN = 20;
const LIMIT_STEP = 5;

/**
 * The corners of a bright paper on a darker table; null where none is seen clearly. A shadow cuts a paper in two, so that lower
 * limits are tried too: the largest figure with four sides is the paper.
 */
export function findPaper(picture: Luma): Corners | null {
  const { small, step } = shrink(picture);
  const highest = brightnessLimit(small.values);
  let best: Point[] | null = null;
  for (let limit = highest ?? 0; limit > 0; limit -= LIMIT_STEP) {
    const found = figureAbove(small, limit);
    if (found && (!best || areaOf(found) > areaOf(best))) best = found;
  }
  return best && (best.map(([x, y]) => [(x + 0.5) * step, (y + 0.5) * step]) as never);
}

/** The corners of the largest part above a value; null where it is no paper. */
function figureAbove(small: Luma, limit: number): Point[] | null {
  const { width, height } = small;
  const inside = largestPart(small, limit);
  let size = 0;
  const best = [Infinity, Infinity, Infinity, Infinity];
  const corners: Point[] = [];
  for (let at = 0; at < inside.length; at += 1) {
    if (!inside[at]) continue;
    size += 1;
    const [x, y] = [at % width, Math.floor(at / width)];
    for (const [corner, distance] of [x + y, y - x, -x - y, x - y].entries())
      if (distance < best[corner]!) {
        best[corner] = distance;
        corners[corner] = [x, y];
      }
  }
  const part = size / (width * height);
  const isWhole = corners.every(([x, y]) => x > 0 && y > 0 && x < width - 1 && y < height - 1);
  const isPaper = part >= PART_MIN && part <= PART_MAX && size / areaOf(corners) >= FILLED_MIN;
  return isWhole && isPaper ? corners : null;
}

/** Each square by the brightest quarter of it: neither ink makes holes in the paper, nor grain light on the table. */
function shrink({ values, width, height }: Luma): { small: Luma; step: number } {
  const half = Math.max(1, Math.round(Math.max(width, height) / LOOKED_AT_PX / 2));
  const step = half * 2;
  const [across, down] = [Math.floor(width / step), Math.floor(height / step)];
  const small = { values: new Uint8Array(across * down), width: across, height: down };
  const mean = (left: number, top: number) => {
    let sum = 0;
    for (let y = top; y < top + half; y += 1)
      for (let x = left; x < left + half; x += 1) sum += values[y * width + x]!;
    return sum / half ** 2;
  };
  for (let at = 0; at < small.values.length; at += 1) {
    const [left, top] = [(at % across) * step, Math.floor(at / across) * step];
    small.values[at] = Math.max(
      mean(left, top),
      mean(left + half, top),
      mean(left, top + half),
      mean(left + half, top + half),
    );
  }
  return { small, step };
}

/** Between the dark and the bright values (Otsu); null where they hardly differ. */
function brightnessLimit(values: Uint8Array): number | null {
  const counts = new Uint32Array(256);
  for (const value of values) counts[value]! += 1;
  const all = values.reduce((sum, value) => sum + value, 0);
  let [below, sumBelow, best, limit, contrast] = [0, 0, 0, 0, 0];
  for (let value = 0; value < 255; value += 1) {
    below += counts[value]!;
    sumBelow += value * counts[value]!;
    const above = values.length - below;
    if (below === 0 || above === 0) continue;
    const apart = (all - sumBelow) / above - sumBelow / below;
    const clarity = below * above * apart ** 2;
    if (clarity > best) [best, limit, contrast] = [clarity, value, apart];
  }
  return contrast < CONTRAST_MIN ? null : limit;
}

/** 1 in the largest connected part above a value, holes not filled. */
function largestPart({ values, width, height }: Luma, limit: number): Uint8Array {
  const part = new Uint16Array(values.length);
  const sizes = [0];
  const open: number[] = [];
  for (let start = 0; start < values.length; start += 1) {
    if (part[start] || values[start]! <= limit || sizes.length > 60_000) continue;
    const id = sizes.push(0) - 1;
    part[start] = id;
    open.push(start);
    while (open.length > 0) {
      const at = open.pop()!;
      sizes[id]! += 1;
      const x = at % width;
      const beside = [
        x > 0 ? at - 1 : -1,
        x < width - 1 ? at + 1 : -1,
        at - width,
        at < width * (height - 1) ? at + width : -1,
      ];
      for (const next of beside)
        if (next >= 0 && !part[next] && values[next]! > limit) {
          part[next] = id;
          open.push(next);
        }
    }
  }
  const largest = sizes.indexOf(Math.max(...sizes));
  return Uint8Array.from(part, (id) => (id > 0 && id === largest ? 1 : 0));
}

/** Of a figure (Gauss's formula). */
function areaOf(corners: readonly Point[]): number {
  const twice = corners.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}
