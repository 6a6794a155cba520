import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { mayDo } from '@anunturi/shared-domain/people/roles';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { links } from '@anunturi/shared-domain/site/links';
import { defineJob } from '../app/queue/defineJob';
import { JOBS } from '../app/queue/jobDocument';
import { refuse, Refusal } from '../app/command/refuse';
import type { Store } from '../app/data/Store';
import { writeLogEntry } from '../app/command/writeLogEntry';
import {
  carryOutDecision,
  judgeDecision,
  type ListingDecided,
} from '../commands/moderation/carryOutDecision';
import { addNotice } from '../notices/addNotice';

export type HeldDecision = ListingDecided & { adminId: string };

/** Where the one held decision about a listing lies. */
export const heldJob = (listingId: string): string => `${JOBS}/decide-${listingId}`;

/**
 * Carries a decision out when the time to take it back is over, as the administrator who took it; what has become impossible meanwhile
 * changes nothing, and they are told.
 */
export const decideHeld = defineJob<HeldDecision>({
  name: 'decideHeld',
  async run({ input: { adminId, ...decided }, store, now }) {
    const means = { adminId, store, now };
    // A person whose role allows it no more decides nothing, whenever it was decided.
    const admin = await store.read(documentPaths.user(adminId));
    if (!mayDo(admin?.role, 'moderate') || admin?.blocked === true) return;
    const judged = await judgeOrTell(decided, means);
    if (!judged) return;
    // Outside of what is caught: a decision is carried out whole, or not at all.
    const log = await carryOutDecision(judged, decided.decision, means);
    for (const note of [log].flat()) writeLogEntry(note, { actorId: adminId, store, now });
  },
});

/** The listing that a decision is about; none when it has become impossible, of which the administrator is told. */
async function judgeOrTell(
  decided: ListingDecided,
  means: { adminId: string; store: Store; now: Date },
): Promise<Listing | undefined> {
  try {
    return await judgeDecision(decided, means);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { adminId, store, now } = means;
    const { listingId } = decided;
    const title = (await store.read(documentPaths.listing(listingId)))?.title ?? listingId;
    const about = { kind: 'listing', subject: `${listingId} decision` } as const;
    const text = `Decizia despre „${title}” nu s-a aplicat. ${error.message}`;
    const path = links.adminListings('toate', listingId);
    await addNotice(adminId, { ...about, text, path, period: String(now.getTime()) }, means);
    return undefined;
  }
}

/** Whether the caller holds a decision about a listing. @throws Refusal changedElsewhere when another administrator does */
export async function refuseHeldByOther(
  listingId: string,
  { adminId, store }: { adminId: string; store: Store },
): Promise<boolean> {
  const held = (await store.read(heldJob(listingId)))?.input as HeldDecision | undefined;
  if (!held) return false;
  if (held.adminId === adminId) return true;
  const name = (await store.read(documentPaths.user(held.adminId)))?.displayName;
  return refuse(
    'changedElsewhere',
    `Despre acest anunț tocmai a decis ${name ?? 'alt moderator'}.`,
  );
}
