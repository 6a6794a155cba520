import type { Change } from './acts';
import type { ReleaseTarget } from './ReleaseTarget';

/** What an act did, for the person who asked for it. */
export const describeChange = (
  { name, before, now }: Change,
  target: Pick<ReleaseTarget, 'name'>,
): string =>
  before === now
    ? `${name} ${now} was live already at ${target.name}.`
    : `${name}: ${before ?? 'nothing'} → ${now} at ${target.name}.`;

/** The same of a canary. */
export const describeCanary = (
  { name, version, percent }: { name: string; version: string; percent: number },
  target: Pick<ReleaseTarget, 'name'>,
): string =>
  percent
    ? `${name} ${version} is shown to ${percent} of 100 visitors at ${target.name}.`
    : `The canary ${name} ${version} is over at ${target.name}.`;

/** A share as it was typed: a whole number from 0 to 100, or null. */
export const readPercent = (share: string): number | null =>
  /^(\d{1,2}|100)$/.test(share) ? Number(share) : null;
