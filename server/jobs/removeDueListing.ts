import { EVIDENCE_KEPT_DAYS } from '@anunturi/shared-domain/listing/listingDeletion';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/queue/defineJob';
import { JOBS } from '../app/queue/jobDocument';
import { isEvidence } from '../listings/isEvidence';
import { removeListing } from '../listings/removeListing';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Versions before archived what is evidence. */
const waiting: unknown[] = ['deleted', 'archived'];

/** Where the one order for a listing lies; earlier versions, and this job itself, queue theirs elsewhere. */
export const dueListingJob = (id: string): string => `${JOBS}/removeDueListing-${id}`;

/**
 * Removes a deleted listing when its time is over, unless its owner took it back meanwhile; what was reported after its
 * deletion stays for six months of it.
 */
export const removeDueListing = defineJob<{ id: string }>({
  name: 'deleteArchivedListing', // as orders for it lie in queues
  async run({ input: { id }, store, now }) {
    const listing = await store.read(documentPaths.listing(id));
    const path = documentPaths.listingDeletion(id);
    const deletion = await store.read(path);
    if (!listing || !waiting.includes(listing.status) || !deletion || deletion.dueAt > now) return;
    const longest = new Date(deletion.askedAt.getTime() + EVIDENCE_KEPT_DAYS * DAY_MS);
    if (longest > now && (await isEvidence(id, listing, store))) {
      store.update(path, { dueAt: longest, isEvidence: true });
      store.enqueue(removeDueListing, { id }, { at: longest });
    } else removeListing(id, listing, { store, now });
  },
});
