import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import { type ListingFields, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { parseStored } from '@anunturi/shared-domain/site/parseStored';
import { toData } from '../app/Store';
import type { FoundListing } from './Search';

const PAGE = 500;

/** Listings as they are now. */
export async function readListings(db: Firestore, ids: readonly string[]): Promise<FoundListing[]> {
  if (ids.length === 0) return [];
  const found = await db.getAll(...ids.map((id) => db.doc(documentPaths.listing(id))));
  return found.map(toFound);
}

/** Every active listing, a page at a time, in the order of their ids. */
export async function* readActiveListings(db: Firestore): AsyncGenerator<FoundListing[]> {
  const active = db
    .collection(documentPaths.listings)
    .where('status', '==', 'active')
    .orderBy('__name__')
    .limit(PAGE);
  let last: DocumentSnapshot | undefined;
  for (;;) {
    const page = await (last ? active.startAfter(last) : active).get();
    yield page.docs.map(toFound);
    last = page.docs.at(-1);
    if (page.size < PAGE) return;
  }
}

/** How many listings are active: one aggregation, whatever their number. */
export async function countActiveListings(db: Firestore): Promise<number> {
  const active = db.collection(documentPaths.listings).where('status', '==', 'active');
  return (await active.count().get()).data().count;
}

function toFound(snapshot: DocumentSnapshot): FoundListing {
  const { id } = snapshot;
  const version = versionOf(snapshot);
  const data = toData(snapshot);
  if (!data) return { id, isDeleted: true, version };
  const parsed = parseStored<ListingFields>(listingSchema, data);
  return parsed.error
    ? { id, isDeleted: false, version }
    : { listing: { ...parsed.data, id }, version };
}

/** Microseconds at which the document was written last: it grows with every write. */
const versionOf = ({ updateTime }: DocumentSnapshot): number =>
  updateTime ? updateTime.seconds * 1e6 + Math.floor(updateTime.nanoseconds / 1000) : 0;
