import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import {
  type PriceHistoryEntry,
  priceHistoryEntrySchema,
} from '@anunturi/shared-domain/listing/priceHistory';
import { type PlainDates, toPlainDates } from '@anunturi/shared-domain/site/plainDates';
import { parseDocuments } from '@anunturi/shared-auth/firestore/parseDocument';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

/** A price and since when, in milliseconds. */
export type PricePoint = PlainDates<PriceHistoryEntry>;

const ENTRIES_MAX = 24;

/** The prices a listing had, oldest first; the latest two dozen. */
export function readPriceHistory(listingId: string): Promise<PricePoint[]> {
  return withMarketErrors(async () => {
    const { db, collection, getDocs, limit, orderBy, query } = await openFirestore();
    const found = await getDocs(
      query(
        collection(db, documentPaths.priceHistory(listingId)),
        orderBy('at', 'desc'),
        limit(ENTRIES_MAX),
      ),
    );
    return parseDocuments<PriceHistoryEntry>(priceHistoryEntrySchema, found.docs)
      .map(({ id: _id, ...entry }) => toPlainDates(entry))
      .toReversed();
  });
}
