import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';
import { readSecondFactor } from './second-factor/readSecondFactor';
import type { ExportedDocument, ExportPart } from './ExportPart';
import { withId } from './ExportPart';
import { findFileLinks } from '../files/links/findFileLinks';
import { findSubscriptions } from '../push/findSubscriptions';
import { ownPage } from './ownPage';

/** The account as it signs in, as the market keeps it, and as others see it. */
export const exportAccount: ExportPart = async ({ uid, store, accounts }) => {
  const found = {
    autentificare: await accounts.read(uid),
    cont: await store.read(documentPaths.user(uid)),
    profil: await store.read(documentPaths.profile(uid)),
    'al-doilea-pas': await secondFactorOf(uid, store),
  };
  return {
    documents: Object.entries(found).flatMap(([name, content]) =>
      content === null ? [] : [{ name, content }],
    ),
  };
};

/** Not the secret itself: who finds the archive would hold the second factor. */
async function secondFactorOf(uid: string, store: Store) {
  const { confirmedAt, recoveryDigests } = await readSecondFactor(uid, store);
  return confirmedAt ? { confirmedAt, recoveryCodesLeft: recoveryDigests.length } : null;
}

/** What the person has put together: one document for each list. */
export const exportLists: ExportPart = async ({ uid, store }) => {
  const lists = {
    favorite: documentPaths.favourites(uid),
    'cautari-salvate': documentPaths.savedSearches(uid),
    noutati: documentPaths.notices(uid),
    'persoane-blocate': documentPaths.blocks(uid),
    'vanzatori-ascunsi': documentPaths.mutedSellers(uid),
    'activitate-pe-zile': documentPaths.dailyUsages(uid),
    'anunturi-ascunse': documentPaths.hiddenListings(uid),
    termene: documentPaths.reminders(uid),
    'telefoane-vazute': documentPaths.shownPhones(uid),
    arhiva: documentPaths.archive(uid),
  };
  const documents: ExportedDocument[] = [];
  const files: string[] = [];
  for (const [name, path] of Object.entries(lists)) {
    const found = await store.find(path, (all) => all);
    if (found.length > 0) documents.push({ name, content: found.map(withoutDigest) });
    if (name === 'arhiva') files.push(...found.map(({ data }) => String(data.path)));
  }
  const shared = (await findFileLinks(uid, store)).map(({ link: { uid: _own, ...told } }) => told);
  if (shared.length > 0) documents.push({ name: 'linkuri-de-fisiere', content: shared });
  return { documents, files };
};

/** Nobody can read a digest, and it is of somebody else's phone. */
function withoutDigest(found: Parameters<typeof withId>[0]) {
  const { digest: _digest, ...told } = found.data;
  return withId({ ...found, data: told });
}

/** What was told to the person by e-mail in the last ninety days, and what they do not want to be told. */
export const exportEmails: ExportPart = async ({ uid, store }) => {
  const sent = await store.find(documentPaths.mail, (all) => all.where('about.uid', '==', uid));
  const content = sent.map(({ data: { message, createdAt, delivery } }) => ({
    subject: message.subject,
    text: message.text,
    createdAt,
    state: delivery?.state ?? 'PENDING',
  }));
  const preferences = await store.read(documentPaths.mailPreferences(uid));
  const told = await store.find(documentPaths.toldListings, (all) =>
    all.where('recipient', '==', documentPaths.user(uid)),
  );
  return {
    documents: [
      ...(content.length > 0 ? [{ name: 'e-mailuri', content }] : []),
      ...(told.length > 0 ? [{ name: 'anunturi-din-alerte', content: told.map(withId) }] : []),
      ...(preferences ? [{ name: 'preferinte-e-mail', content: preferences }] : []),
    ],
  };
};

/** The last ones. */
const SECURITY_ENTRIES = 500;

/**
 * Where the person is signed in, until when that is kept, which devices take notifications, never by what keys, and what the
 * security log has of them.
 */
export const exportSessions: ExportPart = async ({ uid, store }) => {
  const found = await store.find(documentPaths.sessions, (all) => all.where('uid', '==', uid));
  const content = found.map(
    ({ data: { device: _d, browserDigest: _b, uid: _own, ...told } }) => told,
  );
  const devices = (await findSubscriptions(uid, store)).map(({ deviceName, began, createdAt }) => ({
    deviceName,
    began,
    createdAt,
  }));
  const preferences = await store.read(documentPaths.pushPreferences(uid));
  const noted = await store.find(documentPaths.securityLog, (all) =>
    all.where('personId', '==', uid).orderBy('at', 'desc').limit(SECURITY_ENTRIES),
  );
  const safety = noted.map(({ data: { source: _network, aboutId: _other, ...told } }) => told);
  return {
    documents: [
      ...(content.length > 0 ? [{ name: 'sesiuni', content }] : []),
      ...(safety.length > 0 ? [{ name: 'jurnal-de-siguranta', content: safety }] : []),
      ...(devices.length > 0 ? [{ name: 'notificari', content: devices }] : []),
      ...(preferences ? [{ name: 'preferinte-notificari', content: preferences }] : []),
    ],
  };
};

const REPORTS = 100;

/** Notices that the person has filed, with what was decided; of child abuse somebody may have filed any number. */
export const exportReports: ExportPart = async ({ uid, store }, after) => {
  const { page, next } = await ownPage('reports', { uid, store, after, size: REPORTS });
  const documents = page.map((report) => {
    const { logId: _log, decision, ...own } = report.data; // an earlier version named its log entry
    const { decidedBy: _by, ...told } = decision ?? {};
    const content = { id: report.id, ...own, ...(decision && { decision: told }) };
    return { name: `sesizari/${report.id}`, content };
  });
  return { documents, ...(next !== undefined && { next }) };
};

const DECISIONS = 500;

/** Restrictions of the person that stand in `decisions`, with what they said against them; newest first. */
export const exportDecisions: ExportPart = async ({ uid, store }) => {
  const found = await store.find(documentPaths.decisions, (all) =>
    all.where('personId', '==', uid).orderBy('at', 'desc').limit(DECISIONS),
  );
  return { documents: found.length > 0 ? [{ name: 'decizii', content: found.map(withId) }] : [] };
};

/** What moderators noted about the person (GDPR art. 15); who wrote it is another person's. */
export const exportNotes: ExportPart = async ({ uid, store }) => {
  const found = await store.find(documentPaths.personNotes, (all) =>
    all.where('personId', '==', uid),
  );
  const content = found.map(({ data: { text, at } }) => ({ text, at }));
  return { documents: content.length > 0 ? [{ name: 'note-interne', content }] : [] };
};

/** Files that were sent and became nothing yet: what is known of them. They are gone within hours. */
export const exportUploads: ExportPart = async ({ uid, store }) => {
  const found = await store.find(documentPaths.uploads, (all) => all.where('uid', '==', uid));
  const uploads = found.map((upload) => {
    const { address: _open, uid: _own, ...told } = upload.data;
    return { id: upload.id, ...told };
  });
  return { documents: uploads.length > 0 ? [{ name: 'fisiere-trimise', content: uploads }] : [] };
};

const LISTINGS = 20;
const parts = Object.entries({
  contact: documentPaths.listingContact,
  hidden: documentPaths.listingHidden,
  counters: documentPaths.listingCounters,
  moderation: documentPaths.listingModeration,
  deletion: documentPaths.listingDeletion,
});

/** Listings in any state, with everything below them. */
export const exportListings: ExportPart = async ({ uid, store }, after) => {
  const { page, next } = await ownPage('listings', { uid, store, after, size: LISTINGS });
  await store.readAhead(page.flatMap(({ id }) => parts.map(([, pathOf]) => pathOf(id))));
  const documents = await Promise.all(
    page.map(async (listing) => {
      const { id } = listing;
      const read = await Promise.all(
        parts.map(async ([name, pathOf]) => [name, await store.read(pathOf(id))] as const),
      );
      const priceHistory = await store.find(documentPaths.priceHistory(id), (all) => all);
      const content = {
        ...withId(listing),
        ...Object.fromEntries(read),
        priceHistory: priceHistory.map(withId),
      };
      return { name: `anunturi/${id}/anunt`, content };
    }),
  );
  return { documents, ...(next !== undefined && { next }) };
};

const CONVERSATIONS = 5;

/** Conversations as the person reads them, with their photos: what the other one wrote was sent to them. */
export const exportConversations: ExportPart = async ({ uid, store, files }, after) => {
  const { page, next } = await ownPage('conversations', { uid, store, after, size: CONVERSATIONS });
  const documents = await Promise.all(
    page.map(async (conversation) => {
      const messages = await store.find(documentPaths.messages(conversation.id), (all) =>
        all.orderBy('sentAt'),
      );
      const content = { ...withId(conversation), messages: messages.map(withId) };
      return { name: `conversatii/${conversation.id}`, content };
    }),
  );
  const photos = await Promise.all(
    page.map(({ id }) => files.list(filePaths.conversationPhotos(id))),
  );
  const paths = photos.flat().map(({ path }) => path);
  return { documents, files: paths, ...(next !== undefined && { next }) };
};
