/**
 * Page numbers as people write them for printing (`1-5, 8, 12-`), as places from 0 without repeats, in order; null
 * when it says no such thing.
 */
export function readPageRanges(text: string, count: number): number[] | null {
  const places = new Set<number>();
  const ranges = text.replace(/(\d)\s*([-–])\s*(?=\d)/g, '$1$2'); // `1 - 5` too
  for (const part of ranges.split(/[,;\s]+/).filter(Boolean)) {
    const [, from, dash, to] = /^(\d*)(-|–)?(\d*)$/.exec(part) ?? [];
    if (from === undefined || (!from && !to)) return null;
    const first = Number(from || 1);
    const last = dash ? Math.min(Number(to || count), count) : first;
    if (first < 1 || first > count || last < first) return null;
    for (let page = first; page <= last; page += 1) places.add(page - 1);
  }
  return [...places].sort((a, b) => a - b);
}

/** The same places as few words: `1-5, 8`. */
export function writePageRanges(places: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const place of [...places].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && place === run[1] + 1) run[1] = place;
    else runs.push([place, place]);
  }
  return runs
    .map(([first, last]) => (first === last ? `${first + 1}` : `${first + 1}-${last + 1}`))
    .join(', ');
}
