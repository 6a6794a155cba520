import { FieldValue } from '@google-cloud/firestore';
import type { Proof } from '@anunturi/shared-domain/listing/proof';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';

/** Takes a proof from a listing, which may be gone. */
export async function withoutProof(
  listingId: string,
  entryId: string,
  store: Store,
  now: Date,
): Promise<void> {
  const path = documentPaths.listing(listingId);
  const proofs = (await store.read(path))?.proofs as Proof[] | undefined;
  if (!proofs?.some(({ id }) => id === entryId)) return;
  const others = proofs.filter(({ id }) => id !== entryId);
  store.update(path, {
    proofs: others.length > 0 ? others : FieldValue.delete(),
    updatedAt: now,
  });
}
