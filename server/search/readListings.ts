import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import { type ListingFields, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { parseStored } from '@anunturi/shared-domain/site/parseStored';
import { toData } from '../app/Store';
import type { FoundListing } from './Search';

const PAGE = 500;

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

/** Every active listing of a county, a page at a time, in the order of their ids. */
export async function* readActiveListings(
  db: Firestore,
  county: string,
): AsyncGenerator<FoundListing[]> {
  const active = db
    .collection(documentPaths.listings)
    .where('status', '==', 'active')
    .orderBy('__name__')
    .limit(PAGE);
  let last: DocumentSnapshot | undefined;
  for (;;) {
    const page = await (last ? active.startAfter(last) : active).get();
    yield page.docs.map((each) => toFound(each, county));
    last = page.docs.at(-1);
    if (page.size < PAGE) return;
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
  const parsed = parseStored<ListingFields>(listingSchema, data);
  const isOthers = county !== undefined && (parsed.data?.county ?? county) !== county;
  return parsed.error || isOthers
    ? { id, isDeleted: false, version }
    : { listing: { ...parsed.data, id }, version };
}

/** Microseconds at which the document was written last: it grows with every write. */
const versionOf = ({ updateTime }: DocumentSnapshot): number =>
  updateTime ? updateTime.seconds * 1e6 + Math.floor(updateTime.nanoseconds / 1000) : 0;
