import type { DaySums, Sums } from './daySums';
import type { KeptSums } from './KeptSums';

/** What this server and the others were told, together: the newest faults first, and the sums of each day. */
export function mergeSums(all: readonly KeptSums[]): KeptSums {
  const days: DaySums = {};
  for (const { days: some } of all)
    for (const [day, parts] of Object.entries(some)) {
      const whole = (days[day] ??= {});
      for (const [key, sums] of Object.entries(parts)) whole[key] = add(whole[key], sums);
    }
  const ring = all.flatMap((each) => each.ring).sort((a, b) => b.atMs - a.atMs);
  return { ring, days };
}

function add(before: Sums | undefined, { loads, faults, lcp, inp, groups = {} }: Sums): Sums {
  const known = before ?? { loads: 0, faults: {}, lcp: {}, inp: {} };
  const merged = { ...known.groups };
  for (const [key, group] of Object.entries(groups))
    merged[key] = { ...group, count: group.count + (merged[key]?.count ?? 0) };
  return {
    loads: known.loads + loads,
    faults: addCounts(known.faults, faults),
    lcp: addCounts(known.lcp, lcp),
    inp: addCounts(known.inp, inp),
    groups: merged,
  };
}

function addCounts<Counts extends Partial<Record<string, number>>>(a: Counts, b: Counts): Counts {
  const counts: Partial<Record<string, number>> = { ...a };
  for (const [key, count = 0] of Object.entries(b)) counts[key] = (counts[key] ?? 0) + count;
  return counts as Counts;
}
