import { openFirestore } from '@anunturi/shared-auth/firebase';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';
import { type Proof, PROOFS_MAX, proofFactsSchema } from '@anunturi/shared-domain/listing/proof';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';

/** What files in the archive of a person will say at a listing that the person writes, once it is published. */
export function readWaitingProofs(uid: string, listingId: string): Promise<Proof[]> {
  return withMarketErrors(async () => {
    const { db, collection, getDocs, limit, query, where } = await openFirestore();
    const found = await getDocs(
      query(
        collection(db, documentPaths.archive(uid)),
        where('proofOf', '==', listingId),
        limit(PROOFS_MAX),
      ),
    );
    return found.docs.flatMap((entry) => {
      const facts = proofFactsSchema.safeParse(entry.get('proof'));
      return facts.success && !entry.get('deletedAt') ? [{ ...facts.data, id: entry.id }] : [];
    });
  });
}
