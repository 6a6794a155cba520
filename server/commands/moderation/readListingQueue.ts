import type { Query } from '@google-cloud/firestore';
import { type CommandResult, commands } from '@anunturi/shared-domain/commands/commands';
import {
  type Listing,
  type ListingFields,
  listingSchema,
} from '@anunturi/shared-domain/listing/listing';
import { riskWeights, type WaitingReason } from '@anunturi/shared-domain/moderation/queueReasons';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import {
  QUEUE_OLD_HOURS,
  QUEUE_READ_MAX,
  REPORTS_SHOWN_MAX,
} from '@anunturi/shared-domain/site/limits';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import type { Searched } from '../../app/command/defineCommand';
import { parseFitting } from '../../app/data/parseFitting';
import { readNewAccountDays } from '../../app/callers/readNewAccountDays';
import type { Store } from '../../app/data/Store';
import { holdIdOf } from '../../decisions/endDecision';
import { toWaitingReason } from '../../decisions/keepHold';
import { comparePrice } from '../../listings/comparePrice';
import { readBannedWords } from '../../texts/readBannedWords';
import { listingRisks, textKey } from './listingRisks';

type Row = CommandResult<'readListingQueue'>['rows'][number];
type Means = { store: Store; search: Searched | undefined; now: Date };

const OLD_MS = QUEUE_OLD_HOURS * 60 * 60 * 1000;
/** Prices compared at most: each is a search. */
const COMPARED_MAX = 100;

/** The listings that wait for approval, in the order in which they should be decided. */
export const readListingQueue = defineAdminCommand(
  commands.readListingQueue,
  async ({ store, search, now }) => {
    const pending = (narrow: (all: Query) => Query) =>
      store.find(documentPaths.listings, (all) =>
        narrow(all.where('status', '==', 'pending')).orderBy('updatedAt'),
      );
    const [made, found] = await Promise.all([
      pending((all) => all.where('changes', '==', 'made').limit(MADE_MAX)),
      pending((all) => all.limit(QUEUE_READ_MAX)),
    ]);
    const all = new Map([...made, ...found].map((each) => [each.id, each]));
    const listings = parseFitting<ListingFields>(listingSchema, [...all.values()]);
    const rows = await toRows(listings, { store, search, now });
    const first = new Set(made.map(({ id }) => id));
    rows.sort(
      (one, other) =>
        Number(first.has(other.id)) - Number(first.has(one.id)) || byUrgency(one, other),
    );
    return { log: [], result: { rows, isMore: found.length === QUEUE_READ_MAX } };
  },
  { onlyReads: true, readsPersonal: 'queueRead' },
);

/** So many listings whose owner made the changes that were asked stand before all others. */
const MADE_MAX = 20;

/** Age before risk where a day is over, else risk before age. */
function byUrgency(one: Row, other: Row): number {
  if (one.isOld !== other.isOld) return one.isOld ? -1 : 1;
  const risk = one.isOld ? 0 : weightOf(other) - weightOf(one);
  return risk || one.waitsSinceMs - other.waitsSinceMs;
}

const weightOf = ({ risks }: Row): number =>
  risks.reduce((sum, risk) => sum + riskWeights[risk], 0);

async function toRows(listings: readonly Listing[], means: Means): Promise<Row[]> {
  const { store, now } = means;
  await store.readAhead([
    documentPaths.settings('moderation'),
    documentPaths.settings('limits'),
    ...listings.flatMap(({ id, ownerId }) => [
      documentPaths.user(ownerId),
      documentPaths.decision(holdIdOf(id)),
    ]),
  ]);
  const reported = await readReported(store);
  const newAccountDays = await readNewAccountDays(store);
  const twins = countTexts(listings);
  const compare = toComparing(means);
  const rows: Row[] = [];
  for (const listing of listings) {
    const { id, version, kind, categoryId, localityId, localityName, ownerId, sellerName } =
      listing;
    const seller = await readSeller(ownerId, store);
    const waitsSinceMs = listing.updatedAt.getTime();
    rows.push({
      id,
      version,
      kind,
      categoryId,
      localityId,
      localityName,
      ownerId,
      sellerName,
      reason: await readReason(listing, store),
      risks: listingRisks({
        listing,
        seller,
        reported,
        bannedWords: await readBannedWords(ownerId, store),
        price: await compare(listing),
        hasTwin: twins.get(textKey(listing))! > 1,
        newAccountDays,
        now,
      }),
      waitsSinceMs,
      isOld: now.getTime() - waitsSinceMs > OLD_MS,
    });
  }
  return rows;
}

/** What open notices are about: listings and people. */
async function readReported(store: Store): Promise<Set<string>> {
  const open = await store.find(documentPaths.reports, (all) =>
    all.where('status', '==', 'open').orderBy('createdAt').limit(REPORTS_SHOWN_MAX),
  );
  return new Set(open.map(({ data }) => String(data.targetId)));
}

async function readSeller(uid: string, store: Store) {
  const { createdAt, acceptedListings } = (await store.read(documentPaths.user(uid))) ?? {};
  return createdAt instanceof Date
    ? { createdAt, acceptedListings: Number(acceptedListings) }
    : undefined;
}

async function readReason({ id, held, changes }: Listing, store: Store): Promise<WaitingReason> {
  if (changes === 'made') return 'changesMade';
  const hold = await store.read(documentPaths.decision(holdIdOf(id)));
  if (hold && !hold.endedAt) return toWaitingReason(String(hold.facts)) ?? 'other';
  return held ? 'corrected' : 'other';
}

function countTexts(listings: readonly Listing[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const listing of listings) {
    const key = textKey(listing);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Compares prices until COMPARED_MAX were asked for. */
function toComparing({ search, now }: Means) {
  let asked = 0;
  return async (listing: Listing) => {
    if (asked >= COMPARED_MAX) return null;
    asked += 1;
    return comparePrice(listing, search, now);
  };
}
