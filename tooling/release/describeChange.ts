import type { Change } from './acts';
import { type Cohort, cohortSchema } from '@anunturi/shared-contract/registry/cohortSchema';
import { ReleaseRefused, type ReleaseTarget } from './ReleaseTarget';

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

/** Whom a canary is for, as it was typed: null is everybody, undefined as it was. @throws ReleaseRefused for what is no county */
export function readCohort({
  county,
  everybody,
  'signed-in': signedIn,
}: {
  county?: string | undefined;
  everybody?: boolean;
  'signed-in'?: boolean;
}): Cohort | null | undefined {
  if (everybody) return null;
  if (!county && !signedIn) return undefined;
  const { data } = cohortSchema.safeParse({
    ...(county && { county }),
    ...(signedIn && { signedIn }),
  });
  if (!data) throw new ReleaseRefused(`"${county}" is no code of a county.`, 'For example: SB', 2);
  return data;
}

/** A share as it was typed: a whole number from 0 to 100, or null. */
export const readPercent = (share: string): number | null =>
  /^(\d{1,2}|100)$/.test(share) ? Number(share) : null;
