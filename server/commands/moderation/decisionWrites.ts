import { FieldValue } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import type { Moderation } from '@anunturi/shared-domain/moderation/moderation';
import type { DecisionKind } from '@anunturi/shared-domain/moderation/decisionKinds';
import type { ModerationGround } from '@anunturi/shared-domain/moderation/moderationFields';
import { stepOf, type Wait } from '@anunturi/shared-domain/moderation/waits';
import { keptMs } from '@anunturi/shared-domain/people/keptDays';
import { userSchema } from '@anunturi/shared-domain/people/user';
import { documentPaths, toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { readNewAccountDays } from '../../app/callers/readNewAccountDays';
import { refuse } from '../../app/command/refuse';
import type { Store } from '../../app/data/Store';
import { publicationOf } from '../../listings/publicationOf';

/** Of the settings only what is needed here: anything else in them must not stop decisions. */
const trustSchema = z.object({ autoTrustAfter: z.number() });
const DAY_MS = 24 * 60 * 60 * 1000;

export const GONE = FieldValue.delete();

/** What going public by a decision adds. */
export const toPublication = (listing: Listing, now: Date) => ({
  ...publicationOf(listing, now),
  held: GONE,
  removed: GONE,
  changes: GONE,
  appealedAt: GONE,
});

/** Grows the public tally of this year (UTC); a wait also stands by its moderator, for administrators (docs/decisions/0089). */
export function addToTally(
  store: Store,
  now: Date,
  {
    kind,
    ground,
    contested = 0,
    reversed = 0,
    waited,
    notice,
    machineReversed = 0,
  }: Partial<Record<'contested' | 'reversed' | 'machineReversed', number>> & {
    kind?: DecisionKind;
    ground?: ModerationGround;
    /** What ends here for the person who waited, since when they did, and by which moderator. */
    waited?: { for: Wait; since: Date; by: string };
    /** A notice that was answered, and whether something was done about what it named. */
    notice?: { ground: ModerationGround; isActedOn: boolean };
  },
): void {
  const { increment } = FieldValue;
  // An empty map would replace the grounds counted so far.
  const rejectedByGround = { [ground ?? 'other']: increment(ground ? 1 : 0) };
  const byKind = kind && { [kind]: increment(1) };
  const counts = { contested: increment(contested), reversed: increment(reversed) };
  const path = documentPaths.moderationTally(now.getUTCFullYear());
  const waits = waited && {
    [waited.for]: { [stepOf(now.getTime() - waited.since.getTime())]: increment(1) },
  };
  const maps = {
    ...(byKind && { byKind }),
    ...(waits && { waits }),
    ...(notice && { notices: { [notice.ground]: increment(1) } }),
    ...(notice?.isActedOn && { noticesActedOn: { [notice.ground]: increment(1) } }),
    ...(machineReversed > 0 && { machineReversed: increment(machineReversed) }),
    rejectedByGround,
  };
  store.set(path, { ...maps, ...counts }, { merge: true });
  if (waited)
    store.set(
      documentPaths.deskWaitsOf(toDayKey(now)),
      {
        people: { [waited.by]: waits },
        forgetAt: new Date(now.getTime() + keptMs('deskWaits')),
      },
      { merge: true },
    );
}

/** When a listing was first approved, also by an earlier version, which kept only the last decision. */
export const acceptedAtOf = (moderation: Moderation | null): Date | undefined =>
  moderation?.acceptedAt ??
  (moderation?.decision === 'approved' ? moderation.decidedAt : undefined);

/**
 * One more accepted listing for its seller, who becomes trusted after as many as the settings say, once the account is not new; never
 * oneself.
 */
export async function countAccepted(
  uid: string,
  { adminId, store, now }: { adminId: string; store: Store; now: Date },
): Promise<void> {
  const path = documentPaths.user(uid);
  const owner = uid === adminId ? null : await store.get(path, userSchema);
  if (!owner) return;
  const settings = await store.get(documentPaths.settings('moderation'), trustSchema);
  const needed = settings?.autoTrustAfter ?? 0;
  const acceptedListings = owner.acceptedListings + 1;
  const newAccountDays = await readNewAccountDays(store);
  const isNew = now.getTime() - owner.createdAt.getTime() < newAccountDays * DAY_MS;
  const isEnough = needed > 0 && acceptedListings >= needed && !isNew;
  const trust = isEnough && !owner.trusted && { trusted: true };
  store.update(path, { acceptedListings, ...trust, updatedAt: now });
}

/** What a block has hidden is not shown again by a decision. @throws Refusal wrongStatus */
export async function refuseBlockedSeller(
  { ownerId }: Pick<Listing, 'ownerId'>,
  store: Store,
): Promise<void> {
  const seller = await store.read(documentPaths.user(ownerId));
  if (seller?.blocked === true)
    refuse('wrongStatus', 'Vânzătorul este blocat: anunțul nu se poate arăta.');
}
