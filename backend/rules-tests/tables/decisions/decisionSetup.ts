import { listingOf } from '../../baseWorld';
import { admin, claimsOf, listingId } from '../../people';
import { type Data, NOW, type RuleCase, type World, type Write } from '../../RuleCase';
import { logEntry } from '../administration/logEntry';
import { paths } from '../listings/publishing';

export const path = paths(listingId);

export const check: Write = { set: path.check, data: { at: NOW } };

/** What the rows of an administrator's corrections share. */
export function decisionSetup(now: Date) {
  const row = (
    what: string,
    may: boolean,
    action: string,
    data: Data,
    more: {
      listing?: Data;
      writes?: Write[];
      log?: Write | null;
      world?: World;
    } = {},
  ): RuleCase => ({
    what: `as administrator, a listing ${what}`,
    as: admin,
    claims: claimsOf(admin),
    may,
    act: {
      write: [
        { update: path.listing, data: { version: 4, updatedAt: NOW, logId: 'log1', ...data } },
        ...(more.log === null ? [] : [more.log ?? logEntry('log1', action, 'listing', listingId)]),
        ...(more.writes ?? []),
      ],
    },
    world: { ...(more.listing && { [path.listing]: listingOf(now, more.listing) }), ...more.world },
  });
  const pending = { status: 'pending', publishedAt: undefined, expiresAt: undefined };
  return { row, pending };
}
