import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { unreadBy, conversationSchema } from '@anunturi/shared-domain/people/conversation';
import { type EmailKind, isWished } from '@anunturi/shared-domain/people/emailKinds';
import type { Store } from '../app/Store';
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
  const [person, preferences] = await Promise.all([
    store.read(documentPaths.user(uid)),
    store.read(documentPaths.mailPreferences(uid)),
  ]);
  if (!person || person.blocked === true || person.closingAt) return false;
  if (preferences?.[kind] === false) return false;
  return isStillNews(kind, { uid, subject }, store);
}

/** Whether a person has not seen meanwhile what they are told, and still keeps what it is about. */
export async function isStillNews(
  kind: EmailKind,
  { uid, subject }: { uid: string; subject: string },
  store: Store,
): Promise<boolean> {
  if (kind === 'unreadMessages') return isUnread(subject, uid, store);
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
