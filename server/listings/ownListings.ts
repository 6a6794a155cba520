import {
  type Listing,
  type ListingFields,
  listingSchema,
} from '@anunturi/shared-domain/listing/listing';
import { type ListingStatus, listingStatuses } from '@anunturi/shared-domain/listing/listingStatus';
import {
  endsSoonBy,
  pickWaiting,
  type Waiting,
  WAITING_SHOWN_MAX,
} from '@anunturi/shared-domain/listing/pickWaiting';
import type { DashboardAnswer } from '@anunturi/shared-domain/people/dashboard';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { MY_LISTINGS_PAGE } from '@anunturi/shared-domain/site/limits';
import type { Store } from '../app/data/Store';
import { parseFitting } from '../app/data/parseFitting';
import { readRows } from './readRows';

const parseListings = (found: Parameters<typeof parseFitting>[1]): Listing[] =>
  parseFitting<ListingFields>(listingSchema, found);

const standing = listingStatuses.filter((status) => status !== 'deleted');

type OwnListings = Pick<DashboardAnswer, 'rows' | 'next' | 'nextId' | 'counts' | 'waiting'>;

/**
 * What somebody's account shows of their listings: the first page of all that are not deleted, changed last first, how many
 * there are in each status, and which wait for them.
 */
export async function ownListings(uid: string, store: Store, now: Date): Promise<OwnListings> {
  const [found, deleted] = await Promise.all([
    store.find(documentPaths.listings, (all) =>
      all
        .where('ownerId', '==', uid)
        .where('status', 'in', standing)
        .orderBy('updatedAt', 'desc')
        .limit(MY_LISTINGS_PAGE + 1),
    ),
    countIn('deleted', uid, store),
  ]);
  const isWhole = found.length <= MY_LISTINGS_PAGE;
  const shown = found.slice(0, MY_LISTINGS_PAGE);
  const listings = parseListings(shown);
  const last = shown.findLast(({ data }) => data.updatedAt instanceof Date);
  const [counts, waiting] = await Promise.all([
    Promise.all(
      standing.map(async (status) => [
        status,
        isWhole
          ? shown.filter(({ data }) => data.status === status).length
          : await countIn(status, uid, store),
      ]),
    ),
    isWhole ? pickWaiting(listings, now) : findWaiting(uid, store, now),
  ]);
  const toRow = await readRows([...listings, ...Object.values(waiting).flat()], store, now);
  return {
    rows: listings.map(toRow),
    ...(!isWhole && last && { next: last.data.updatedAt.getTime(), nextId: last.id }),
    counts: { ...Object.fromEntries(counts), deleted } as OwnListings['counts'],
    waiting: {
      rejected: waiting.rejected.map(toRow),
      ending: waiting.ending.map(toRow),
      ended: waiting.ended.map(toRow),
    },
  };
}

const countIn = (status: ListingStatus, uid: string, store: Store): Promise<number> =>
  store.count(documentPaths.listings, (all) =>
    all.where('ownerId', '==', uid).where('status', '==', status),
  );

/** The same as `pickWaiting`, asked for where there are too many to read. */
async function findWaiting(uid: string, store: Store, now: Date): Promise<Waiting> {
  const mine = (status: ListingStatus, field: string, until?: Date) =>
    store.find(documentPaths.listings, (all) => {
      const those = all.where('ownerId', '==', uid).where('status', '==', status);
      return (until ? those.where(field, '<=', until) : those)
        .orderBy(field, 'desc')
        .limit(WAITING_SHOWN_MAX);
    });
  const [rejected, ending, ended] = await Promise.all([
    mine('rejected', 'updatedAt'),
    mine('active', 'expiresAt', endsSoonBy(now)),
    mine('expired', 'updatedAt'),
  ]);
  return {
    rejected: parseListings(rejected),
    ending: parseListings(ending),
    ended: parseListings(ended),
  };
}
