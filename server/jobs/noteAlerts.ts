import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import {
  alertFrequencies,
  type ToldFrequency,
} from '@anunturi/shared-domain/search/alertFrequencies';
import { savedSearchSchema } from '@anunturi/shared-domain/search/savedSearch';
import { idsOf } from '@anunturi/shared-domain/listing/vehicleFields';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { hiddenReads, isHiddenFrom } from '../alerts/isHiddenFrom';
import { offerKey } from '../alerts/offerKey';
import { byRecipient, readRecipient, recipientReads } from '../alerts/Recipient';
import { TOLD_KEPT_MS, type ToldListing } from '../alerts/ToldListing';
import { defineJob } from '../app/queue/defineJob';
import type { Store } from '../app/data/Store';
import { tellAlertsLater } from './tellAlerts';

type Found = { listingId: string; searches: readonly string[] };

/** Notes a listing for some of those whose searches have it, each once; an e-mail tells of it when its time has come. */
export const noteAlerts = defineJob<Found>({
  name: 'noteAlerts',
  async run({ input: { listingId, searches }, store, now }) {
    const listing = await store.getFitting(documentPaths.listing(listingId), listingSchema);
    if (listing?.status !== 'active') return;
    const people = byRecipient(searches);
    await store.readAhead([
      documentPaths.user(listing.ownerId),
      ...searches,
      ...[...people.keys()].flatMap((path) => [
        ...recipientReads(path),
        ...hiddenReads(path.slice(path.indexOf('/') + 1), listing.ownerId),
        documentPaths.toldListing(path, listingId),
      ]),
    ]);
    const offer = offerKey(listing);
    const forgetAt = new Date(now.getTime() + TOLD_KEPT_MS);
    for (const [path, paths] of people) {
      const recipient = await readRecipient(path, store);
      if (!recipient || (await isHiddenFrom(recipient, listing, store))) continue;
      const soonest = await soonestOf(paths, store);
      if (!soonest || (await isTold(path, { listingId, offer }, store))) continue;
      const { searchId, waits } = soonest;
      const told: ToldListing = {
        recipient: path,
        listingId,
        offer,
        searchId,
        waits,
        at: now,
        forgetAt,
      };
      store.create(documentPaths.toldListing(path, listingId), told);
      await tellAlertsLater(recipient, waits, store, now);
    }
  },
});

const order = idsOf(alertFrequencies);

/** Of the searches of one person the first that tells the soonest; those that are gone or tell nothing any more do not count. */
async function soonestOf(paths: readonly string[], store: Store) {
  const kept = await Promise.all(paths.map((path) => store.getFitting(path, savedSearchSchema)));
  const [first] = kept
    .flatMap((search): { searchId: string; waits: ToldFrequency }[] =>
      search?.alert && search.alert !== 'never'
        ? [{ searchId: search.id, waits: search.alert }]
        : [],
    )
    .toSorted((a, b) => order.indexOf(a.waits) - order.indexOf(b.waits));
  return first;
}

async function isTold(
  recipient: string,
  { listingId, offer }: { listingId: string; offer: string },
  store: Store,
): Promise<boolean> {
  if (await store.read(documentPaths.toldListing(recipient, listingId))) return true;
  const same = await store.paths(documentPaths.toldListings, (all) =>
    all.where('recipient', '==', recipient).where('offer', '==', offer).limit(1),
  );
  return same.length > 0;
}
