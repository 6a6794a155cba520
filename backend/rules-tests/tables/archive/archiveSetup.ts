import { sampleArchiveEntry } from '@anunturi/shared-domain/samples/personalSamples';
import { daysFrom, userOf } from '../../baseWorld';
import { claimsOf, seller } from '../../people';
import { type Data, increment, NOW, type RuleCase, type World, type Write } from '../../RuleCase';

export const own = ['owner', 'blocked'] as const;

/** What the rows of the archive share. */
export function archiveSetup(now: Date) {
  const left: World = {
    [`users/${seller}`]: userOf(seller, now, { closingAt: daysFrom(now, -1) }),
  };
  const path = `users/${seller}/archive/entry01`;
  const usage = `users/${seller}/usage/archive`;
  const entry: Data = {
    ...sampleArchiveEntry,
    path: `archive/${seller}/entry01.pdf`,
    createdAt: NOW,
  };
  const stored = { ...entry, createdAt: daysFrom(now, -1) };
  const used = { usedBytes: 500_000, lastEntryId: 'entry00' };
  const keep = (
    data: Data = entry,
    by: unknown = increment(182_000),
    last = 'entry01',
    id = 'entry01',
  ): Write[] => [
    { set: `users/${seller}/archive/${id}`, data },
    { set: usage, merge: true, data: { usedBytes: by, lastEntryId: last } },
  ];
  const drop = (by: unknown = increment(-182_000), last = 'entry01'): Write[] => [
    { delete: path },
    { set: usage, merge: true, data: { usedBytes: by, lastEntryId: last } },
  ];
  const row = (
    what: string,
    may: boolean,
    writes: Write[],
    world: World = { [usage]: used },
    as = seller,
  ): RuleCase => ({ what, as, claims: claimsOf(as), may, act: { write: writes }, world });
  const has: World = { [path]: stored, [usage]: used };
  const edit = (what: string, may: boolean, data: Data, world: World = has) =>
    row(`archive: ${what}`, may, [{ update: path, data }], world);
  const renewed = (data: Data): Data => ({
    ...data,
    ...(data.createdAt !== undefined && { createdAt: NOW }),
    ...(data.path === sampleArchiveEntry.path && { path: entry.path }),
  });
  return { left, path, usage, entry, stored, used, keep, drop, row, has, edit, renewed };
}
