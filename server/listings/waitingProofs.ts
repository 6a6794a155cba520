import { type Proof, PROOFS_MAX, proofFactsSchema } from '@anunturi/shared-domain/listing/proof';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';

/** What files of a person will say at a listing that the person still writes; deleted files say nothing. */
export async function waitingProofs(
  uid: string,
  listingId: string,
  store: Store,
): Promise<Proof[]> {
  const found = await store.find(documentPaths.archive(uid), (all) =>
    all.where('proofOf', '==', listingId).limit(PROOFS_MAX),
  );
  return found.flatMap(({ id, data }) => {
    const facts = proofFactsSchema.safeParse(data.proof);
    return facts.success && data.deletedAt === undefined ? [{ ...facts.data, id }] : [];
  });
}
