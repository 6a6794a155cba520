import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { matrix } from '../../matrix';
import { listingId, seller } from '../../people';
import { type RuleCase, roles } from '../../RuleCase';

/** That a page was deleted: for anyone to read one by one, written by trusted code. */
export function tombstoneRows(now: Date): RuleCase[] {
  const everybody = roles;
  const both = {
    'a deleted listing': documentPaths.listingTombstone(listingId),
    'a deleted post': documentPaths.postTombstone('cum-citim-talonul'),
  };
  return Object.entries(both).flatMap(([what, path]) =>
    matrix({
      name: `the word of ${what}`,
      path,
      document: { at: now },
      owner: seller,
      acts: { get: { may: everybody } },
    }),
  );
}
