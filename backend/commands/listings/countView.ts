import { FieldValue } from '@google-cloud/firestore';
import { commands } from '@anunturi/shared-contract/commands/commands';
import { documentPaths, toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/defineCommand';
import { perDay } from '../../app/limits';
import { anyone } from '../../app/who';

/** Statuses of listings that everybody may read. */
const shown: unknown[] = ['active', 'sold', 'expired'];
const SEEN_KEPT_MS = 48 * 60 * 60 * 1000;

/** Counts that a device looked at a public listing: once a day, and so many a day from one address. */
export const countView = defineCommand(commands.countView, {
  who: anyone,
  limit: perDay('views'),
  async run({ caller, input: { listingId }, store, now }) {
    const seen = `viewsSeen/${toDayKey(now)}_${listingId}_${caller.deviceKey}`;
    const counters = documentPaths.listingCounters(listingId);
    const listing = await store.read(documentPaths.listing(listingId));
    if (!shown.includes(listing?.status) || listing?.ownerId === caller.uid) return {};
    if ((await store.read(seen)) || !(await store.read(counters))) return {};
    store.create(seen, { forgetAt: new Date(now.getTime() + SEEN_KEPT_MS) });
    store.update(counters, { views: FieldValue.increment(1) });
    return {};
  },
});
