import type { Query } from '@google-cloud/firestore';
import { type CommandResult, commands } from '@anunturi/shared-domain/commands/commands';
import {
  type Listing,
  type ListingFields,
  listingSchema,
} from '@anunturi/shared-domain/listing/listing';
import { type Moderation, moderationSchema } from '@anunturi/shared-domain/moderation/moderation';
import { type UserFields, userSchema } from '@anunturi/shared-domain/people/user';
import {
  type HiddenContacts,
  hiddenContactsSchema,
} from '@anunturi/shared-domain/listing/hiddenContacts';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { EVIDENCE_LISTINGS_MAX } from '@anunturi/shared-domain/site/limits';
import { toPlainDates } from '@anunturi/shared-domain/site/plainDates';
import { findBannedWords } from '@anunturi/shared-domain/texts/findBannedWords';
import { findContacts } from '@anunturi/shared-domain/texts/findContacts';
import { findSameBrowser } from '../../accounts/findSameBrowser';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import type { Searched } from '../../app/command/defineCommand';
import { parseFitting } from '../../app/data/parseFitting';
import type { Store } from '../../app/data/Store';
import { hasOtherPhone } from '../../decisions/toKeptBefore';
import { comparePrice } from '../../listings/comparePrice';
import { readBannedWords } from '../../texts/readBannedWords';
import { findSamePhotos } from './findSamePhotos';
import { textKey } from './listingRisks';

type Evidence = CommandResult<'readEvidence'>['evidence'][number];
type Means = { store: Store; search: Searched | undefined; now: Date };

/** Of a kind of duplicates as many are named as a moderator looks at. */
const NAMED_MAX = 5;
const SAME_TITLE_MAX = 20;
const SAME_PHONE_MAX = 5;

/** What decides about listings beside what they say: their sellers, prices, duplicates and what their texts hold. */
export const readEvidence = defineAdminCommand(
  commands.readEvidence,
  async ({ input: { listingIds }, ...means }) => {
    const { store } = means;
    await store.readAhead(
      listingIds.flatMap((id) => [
        documentPaths.listing(id),
        documentPaths.listingModeration(id),
        documentPaths.listingHidden(id),
        documentPaths.listingContact(id),
      ]),
    );
    const found = await Promise.all(
      listingIds.map((id) =>
        store.getFitting<ListingFields>(documentPaths.listing(id), listingSchema),
      ),
    );
    const evidence = await Promise.all(
      found.flatMap((listing) => (listing ? [collect(listing, means)] : [])),
    );
    return { log: [], result: { evidence } };
  },
  { onlyReads: true, readsPersonal: 'queueRead' },
);

async function collect(listing: Listing, means: Means): Promise<Evidence> {
  const { store, search, now } = means;
  const { id, ownerId } = listing;
  const own = await newestOf(ownerId, store);
  const [seller, price, samePhotos, sameText, found, reports, decision] = await Promise.all([
    readSeller(ownerId, own, store),
    comparePrice(listing, search, now),
    findSamePhotos(id, store),
    findSameText(listing, own, store),
    findInTexts(listing, store),
    store.count(documentPaths.reports, (all) => all.where('targetId', '==', id)),
    readDecision(id, store),
  ]);
  const isOtherPhone = decision?.before && (await hasOtherPhone(id, decision.before, store));
  return {
    listingId: id,
    version: listing.version,
    ...(seller && { seller }),
    price,
    samePhotos: toDuplicates(samePhotos),
    sameText: toDuplicates(sameText),
    found,
    reports,
    ...(decision && { decision }),
    ...(isOtherPhone && { isOtherPhone }),
  };
}

const newestOf = async (ownerId: string, store: Store): Promise<Listing[]> =>
  parseFitting<ListingFields>(
    listingSchema,
    await store.find(documentPaths.listings, (all) =>
      all.where('ownerId', '==', ownerId).orderBy('updatedAt', 'desc').limit(EVIDENCE_LISTINGS_MAX),
    ),
  );

async function readSeller(uid: string, own: readonly Listing[], store: Store) {
  const seller = await store.getFitting<UserFields>(documentPaths.user(uid), userSchema);
  if (!seller) return undefined;
  const { phone, displayName, createdAt, acceptedListings, trusted, blocked } = seller;
  const ofPhone = (all: Query) => all.where('phone', '==', phone);
  const others = phone
    ? (
        await store.find(documentPaths.users, (all) => ofPhone(all).limit(SAME_PHONE_MAX + 1))
      ).filter((each) => each.id !== uid)
    : [];
  const sameBrowser = await findSameBrowser(uid, store);
  const inStatus = (status: string) => own.filter((each) => each.status === status).length;
  return {
    id: uid,
    name: displayName,
    createdAtMs: createdAt.getTime(),
    acceptedListings,
    trusted,
    blocked,
    listings: own.length,
    active: inStatus('active'),
    pending: inStatus('pending'),
    rejected: inStatus('rejected'),
    openReports: await countOpen([uid, ...own.map(({ id }) => id)], store),
    samePhone: others
      .slice(0, SAME_PHONE_MAX)
      .map(({ id, data }) => ({ id, name: String(data.displayName) })),
    ...(others.length >= SAME_PHONE_MAX && {
      samePhoneCount: (await store.count(documentPaths.users, ofPhone)) - 1,
    }),
    ...(sameBrowser.count > 0 && { sameBrowser }),
  };
}

/** Open notices about any of these things, 30 at most. */
const countOpen = (targetIds: readonly string[], store: Store): Promise<number> =>
  store.count(documentPaths.reports, (all) =>
    all.where('targetId', 'in', targetIds).where('status', '==', 'open'),
  );

/** Listings with the same title, and those of the same seller with the same words. */
async function findSameText(listing: Listing, own: readonly Listing[], store: Store) {
  const sameTitle = parseFitting<ListingFields>(
    listingSchema,
    await store.find(documentPaths.listings, (all) =>
      all.where('slug', '==', listing.slug).limit(SAME_TITLE_MAX),
    ),
  );
  const key = textKey(listing);
  const sameWords = own.filter((each) => textKey(each) === key);
  const all = new Map([...sameTitle, ...sameWords].map((each) => [each.id, each]));
  all.delete(listing.id);
  return [...all.values()].filter(({ status }) => status !== 'deleted');
}

/** Contacts of a description were hidden when it was published; they are read where they are kept. */
async function findInTexts(listing: Listing, store: Store): Promise<Evidence['found']> {
  const banned = await readBannedWords(listing.ownerId, store);
  const path = documentPaths.listingHidden(listing.id);
  const hidden = await store.getFitting<HiddenContacts>(path, hiddenContactsSchema);
  const inText = (where: 'title' | 'description'): Evidence['found'] => [
    ...findBannedWords(listing[where], banned).map((text) => ({
      where,
      what: 'word' as const,
      text,
    })),
    ...findContacts(listing[where]).map(({ kind, start, end }) => ({
      where,
      what: kind,
      text: listing[where].slice(start, end),
    })),
  ];
  const kept = (hidden?.contacts ?? []).map((text) => ({
    where: 'hidden' as const,
    what: findContacts(text)[0]?.kind ?? ('messenger' as const),
    text,
  }));
  return [...inText('title'), ...inText('description'), ...kept];
}

/** The last decision as commands answer it; one that does not fit its schema counts as none. */
async function readDecision(id: string, store: Store) {
  const path = documentPaths.listingModeration(id);
  const found = await store.getFitting<Moderation>(path, moderationSchema);
  if (!found) return undefined;
  const { id: _id, ...decision } = found;
  return toPlainDates(decision);
}

const toDuplicates = (all: readonly Listing[]): Evidence['samePhotos'] => ({
  count: all.length,
  listings: all.slice(0, NAMED_MAX).map(({ id, title, status, ownerId, sellerName }) => ({
    id,
    title,
    status,
    ownerId,
    sellerName,
  })),
});
