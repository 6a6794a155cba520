import { FieldValue } from '@google-cloud/firestore';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { toIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { PROOFS_MAX } from '@anunturi/shared-domain/listing/proof';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { refuse } from '../../app/command/refuse';
import { signedInByOwnAddress } from '../../app/command/who';
import { waitingProofs } from '../../listings/waitingProofs';
import { withoutProof } from '../../listings/withoutProof';

/** Where proofs make sense: what others see, or will. */
const statuses = ['draft', 'pending', 'active', 'paused', 'expired'];

/**
 * Shows at the caller's own listing what a file of the caller's own archive says. A file is a proof of one listing at a time.
 * The listing's version stays: nothing that its form holds has changed. Where the listing is not stored yet, the file keeps
 * what it says until that is published.
 */
export const attachProof = defineCommand(commands.attachProof, {
  who: signedInByOwnAddress,
  limit: perDay('listingChanges'),
  async run({ caller, input: { listingId, entryId, facts }, store, now }) {
    const path = documentPaths.archiveEntry(caller.uid, entryId);
    const entry = await store.read(path);
    if (!entry || entry.deletedAt !== undefined)
      refuse('notFound', 'Fișierul nu mai este în arhivă.');
    const listing = await store.get(documentPaths.listing(listingId), listingSchema);
    if (listing && listing.ownerId !== caller.uid)
      refuse('notFound', 'Anunțul nu este al dumneavoastră.');
    if (listing && listing.kind !== 'vehicle') refuse('invalidInput');
    if (listing && !statuses.includes(listing.status))
      refuse('wrongStatus', 'La acest anunț nu se mai pot atașa dovezi.');
    if (facts.day > toIsoDay(now)) refuse('invalidInput', 'Data dovezii nu poate fi în viitor.');
    const attached = listing
      ? (listing.kind === 'vehicle' && listing.proofs) || []
      : await waitingProofs(caller.uid, listingId, store);
    const others = attached.filter(({ id }) => id !== entryId);
    if (others.length >= PROOFS_MAX)
      refuse('invalidInput', `La un anunț stau cel mult ${PROOFS_MAX} dovezi.`);
    const before = entry.proofOf as string | undefined;
    if (before !== undefined && before !== listingId)
      await withoutProof(before, entryId, store, now);
    if (listing)
      store.update(documentPaths.listing(listingId), {
        proofs: [...others, { ...facts, id: entryId }],
        updatedAt: now,
      });
    store.update(path, { proofOf: listingId, proof: listing ? FieldValue.delete() : facts });
    return {};
  },
});
