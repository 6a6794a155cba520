import { sampleArchiveEntry } from '@anunturi/shared-domain/samples/personalSamples';
import { daysFrom, userOf } from '../../baseWorld';
import { claimsOf, seller } from '../../people';
import type { Data, RuleCase, World, Write } from '../../RuleCase';

export const own = ['owner', 'blocked'] as const;

/** What the rows of the archive share. */
export function archiveSetup(now: Date) {
  const left: World = {
    [`users/${seller}`]: userOf(seller, now, { closingAt: daysFrom(now, -1) }),
  };
  const path = `users/${seller}/archive/entry01`;
  const usage = `users/${seller}/usage/archive`;
  const stored: Data = {
    ...sampleArchiveEntry,
    path: `archive/${seller}/entry01.pdf`,
    createdAt: daysFrom(now, -1),
  };
  const used = { usedBytes: 500_000 };
  const has: World = { [path]: stored, [usage]: used };
  const row = (
    what: string,
    may: boolean,
    writes: Write[],
    world: World = has,
    as = seller,
  ): RuleCase => ({ what, as, claims: claimsOf(as), may, act: { write: writes }, world });
  const edit = (what: string, may: boolean, data: Data, world: World = has) =>
    row(`archive: ${what}`, may, [{ update: path, data }], world);
  return { left, path, usage, stored, used, row, has, edit };
}
