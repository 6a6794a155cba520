import { loadAhead } from '@anunturi/shared-runtime/loading/loadCache';
import { describeListing, estimateTax } from './describeListing';
import { descriptionKey, taxKey } from '#domain/loadKeys';
import { readListing, readPublicListing, type ReadListing } from './readListing';
import { readPlaces } from './readSettings';

/** Most often facts and tax are there in the same moment; a listing waits no longer for them, and they follow it. */
const WAIT_MS = 300;

/**
 * Reads a listing that is about to be shown, as anyone or as its owner, and puts what it says in words where its page
 * looks for it: nothing on the page moves when it comes.
 */
export async function readDescribed(id: string, asOwner = false): Promise<ReadListing | null> {
  readPlaces().catch(() => undefined); // needed for both: asked for together with the listing
  const found = await (asOwner ? readListing(id) : readPublicListing(id));
  if (!found) return null;
  const { listing, nowMs } = found;
  await Promise.race([
    Promise.all([
      loadAhead(descriptionKey(listing), () => describeListing(listing, { mayLackNames: true })),
      loadAhead(taxKey(listing), () => estimateTax(listing, nowMs)),
    ]),
    new Promise((resolve) => setTimeout(resolve, WAIT_MS)),
  ]);
  return found;
}
