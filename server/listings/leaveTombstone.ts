import type { DocumentData } from '@google-cloud/firestore';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { type Tombstone, tombstoneSchema } from '@anunturi/shared-domain/site/tombstone';
import type { Store } from '../app/data/Store';

/** Leaves word that a listing was deleted, where it was ever public: its address answers so. The stored shape may be any. */
export function leaveTombstone(
  id: string,
  listing: DocumentData | null,
  { store, now }: { store: Store; now: Date },
): void {
  if (listing?.publishedAt === undefined) return;
  const whole = tombstoneSchema.safeParse({ at: now, categoryId: listing.categoryId });
  const tombstone: Tombstone = whole.success ? whole.data : { at: now };
  store.set(documentPaths.listingTombstone(id), tombstone);
}
