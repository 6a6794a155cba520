import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { ProofFacts } from '@anunturi/shared-domain/listing/proof';

/** Shows what a kept file says at an own listing. @throws MarketError notFound, wrongStatus, invalidInput */
export async function attachProof(
  entryId: string,
  listingId: string,
  facts: ProofFacts,
): Promise<void> {
  await callCommand('attachProof', { entryId, listingId, facts });
}

/** Takes it away again; the file stays. */
export async function detachProof(entryId: string): Promise<void> {
  await callCommand('detachProof', { entryId });
}
