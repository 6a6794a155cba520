import { keptMs } from '@anunturi/shared-domain/people/keptDays';
import { FieldValue } from '@google-cloud/firestore';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { isPublicStatus } from '@anunturi/shared-domain/listing/listingStatus';
import { documentPaths, toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { anyone } from '../../app/command/who';

/** Statuses of listings that everybody may read. */
const SEEN_KEPT_MS = keptMs('digest');
/** Of one address, for one listing and day: a household or an office, and no more for a client that makes up browsers. */
export const VIEWING_DEVICES_MAX = 20;

/** Counts that a device looked at a public listing: once a day, and so many a day from one address. */
export const countView = defineCommand(commands.countView, {
  who: anyone,
  limit: perDay('views'),
  async run({ caller, input: { listingId }, store, now }) {
    const seen = `viewsSeen/${toDayKey(now)}_${listingId}_${caller.addressKey}`;
    const counters = documentPaths.listingCounters(listingId);
    const listing = await store.read(documentPaths.listing(listingId));
    if (!isPublicStatus(listing?.status) || listing?.ownerId === caller.uid) return {};
    const devices = ((await store.read(seen))?.devices ?? []) as string[];
    if (devices.includes(caller.deviceKey) || devices.length >= VIEWING_DEVICES_MAX) return {};
    if (!(await store.read(counters))) return {};
    const forgetAt = new Date(now.getTime() + SEEN_KEPT_MS);
    store.set(seen, { devices: [...devices, caller.deviceKey], forgetAt });
    store.update(counters, { views: FieldValue.increment(1) });
    return {};
  },
});
