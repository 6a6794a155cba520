import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { unreadBy, conversationSchema } from '@anunturi/shared-domain/people/conversation';
import { type EmailKind, isWished } from '@anunturi/shared-domain/people/emailKinds';
import type { Store } from '../app/data/Store';
import type { EmailDocument } from './EmailDocument';

type About = EmailDocument['about'];

/**
 * Whether an e-mail may still go out, asked at the moment of sending: its person is there, is not blocked, did not switch
 * this kind off, and has not seen meanwhile what it tells.
 */
export async function isStillWanted(about: About, store: Store): Promise<boolean> {
  const { kind, uid, subject, subscriberId } = about;
  if (subscriberId !== undefined && isWished(kind))
    return (await store.read(documentPaths.subscriber(subscriberId)))?.confirmedAt !== undefined;
  if (uid === undefined || !isWished(kind)) return true;
  const preferences = documentPaths.mailPreferences(uid);
  return isWantedBy({ uid, kind, subject }, { preferences, wish: kind }, store);
}

/** Whether a person is there, is not blocked, did not switch off a wish among their preferences, and has not seen it meanwhile. */
export async function isWantedBy(
  { uid, kind, subject }: { uid: string; kind: EmailKind; subject: string },
  { preferences, wish }: { preferences: string; wish: string },
  store: Store,
): Promise<boolean> {
  await store.readAhead([documentPaths.user(uid), preferences]);
  const person = await store.read(documentPaths.user(uid));
  if (!person || person.blocked === true || person.closingAt) return false;
  if ((await store.read(preferences))?.[wish] === false) return false;
  return isStillNews(kind, { uid, subject }, store);
}

/** Whether a person has not seen meanwhile what they are told, and still keeps what it is about. */
async function isStillNews(
  kind: EmailKind,
  { uid, subject }: { uid: string; subject: string },
  store: Store,
): Promise<boolean> {
  if (kind === 'unreadMessages') return isUnread(subject, uid, store);
  if (kind === 'deadline')
    return !(await store.read(documentPaths.archiveEntry(uid, subject)))?.deletedAt;
  return (
    !ofFavourites.has(kind) || (await store.read(documentPaths.favourite(uid, subject))) !== null
  );
}

const ofFavourites: ReadonlySet<EmailKind> = new Set([
  'favouriteCheaper',
  'favouriteSold',
  'favouriteEnding',
]);

async function isUnread(conversationId: string, uid: string, store: Store): Promise<boolean> {
  const path = `${documentPaths.conversations}/${conversationId}`;
  const conversation = await store.get(path, conversationSchema);
  return conversation !== null && unreadBy(conversation, uid) > 0;
}
