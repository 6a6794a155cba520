import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import { type ListingFields, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { parseStored } from '@anunturi/shared-domain/site/parseStored';
import type { PlainDocument, ReadPage } from '../app/data/createPageReader';
import { toData } from '../app/data/Store';
import type { Asking } from './createAsking';
import type { FoundListing } from './Search';

const PAGE = 500;
/** A few milliseconds of work each. */
const AT_ONCE = 50;

/** Listings as they are now; of a county, those of others count as not readable. */
export async function readListings(
  db: Firestore,
  ids: readonly string[],
  county?: string,
): Promise<FoundListing[]> {
  if (ids.length === 0) return [];
  const found = await db.getAll(...ids.map((id) => db.doc(documentPaths.listing(id))));
  return found.map((each) => toFound(each, county));
}

/**
 * Every active listing of a county in the order of their ids, some at a time; between two what else waits in this process is done. The
 * next page is on its way while one is taken in.
 */
export async function* readActiveListings(
  readPage: ReadPage,
  county: string,
  asking: Asking,
): AsyncGenerator<FoundListing[]> {
  const ask = (after?: string) => {
    const where = { field: 'status', value: 'active' };
    const asked = { collection: documentPaths.listings, where, after, limit: PAGE };
    const page = asking(() => readPage(asked));
    page.catch(() => {}); // who waits for it is told
    return page;
  };
  let next: ReturnType<typeof ask> | undefined = ask();
  while (next) {
    const page: PlainDocument[] = await next;
    next = page.length < PAGE ? undefined : ask(page.at(-1)!.name);
    for (let at = 0; at < page.length; at += AT_ONCE) {
      const some = page.slice(at, at + AT_ONCE);
      yield some.map(({ id, data, updatedUs }) => toReadListing(id, data, updatedUs, county));
      await nextTurn();
    }
  }
}

/** How many listings of a county are active: two aggregations, whatever their number. */
export async function countActiveListings(db: Firestore, county: string): Promise<number> {
  const active = db.collection(documentPaths.listings).where('status', '==', 'active');
  // What names no county is of the site's.
  const [all, others] = await Promise.all([
    active.count().get(),
    active.where('county', '!=', county).count().get(),
  ]);
  return all.data().count - others.data().count;
}

function toFound(snapshot: DocumentSnapshot, county?: string): FoundListing {
  const { id } = snapshot;
  const version = versionOf(snapshot);
  const data = toData(snapshot);
  if (!data) return { id, isDeleted: true, version };
  return toReadListing(id, data, version, county);
}

function toReadListing(
  id: string,
  data: Record<string, unknown>,
  version: number,
  county?: string,
): FoundListing {
  const parsed = parseStored<ListingFields>(listingSchema, data);
  const isOthers = county !== undefined && (parsed.data?.county ?? county) !== county;
  return parsed.error || isOthers
    ? { id, isDeleted: false, version }
    : { listing: { ...parsed.data, id }, version };
}

/** Microseconds at which the document was written last: it grows with every write. */
const versionOf = ({ updateTime }: DocumentSnapshot): number =>
  updateTime ? updateTime.seconds * 1e6 + Math.floor(updateTime.nanoseconds / 1000) : 0;
