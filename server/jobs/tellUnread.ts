import {
  conversationSchema,
  otherParticipant,
  unreadBy,
} from '@anunturi/shared-domain/people/conversation';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/defineJob';
import type { Store } from '../app/Store';
import { isHere } from '../live/presence';
import { unreadEmail } from '../mail/emails/accountEmails';
import { tellPerson } from '../mail/tell';

const WAITS_MS = 5 * 60 * 1000;
type Waiting = { conversationId: string; uid: string };

/** Tells a person of the messages of one conversation that they have not read, all in one e-mail. */
export const tellUnread = defineJob<Waiting>({
  name: 'tellUnread',
  async run({ input: { conversationId, uid }, store, now }) {
    const path = `${documentPaths.conversations}/${conversationId}`;
    const conversation = await store.get(path, conversationSchema);
    if (!conversation || !conversation.participantIds.includes(uid)) return;
    const count = unreadBy(conversation, uid);
    if (count === 0) return;
    // Who has a conversation open sees the count; it is looked at again.
    if (await isHere(uid, store, now)) return tellLater({ conversationId, uid }, store, now);
    const { listingTitle, lastText } = conversation;
    const from = otherParticipant(conversation, uid).name;
    await tellPerson(
      uid,
      { kind: 'unreadMessages', subject: conversationId, period: now.toISOString().slice(0, 13) },
      unreadEmail(conversationId, { from, title: listingTitle, text: lastText, count }),
      { store, now },
    );
  },
});

/** In five minutes, with what came until then; one that waits already tells of this too. */
export async function tellUnreadLater(waiting: Waiting, store: Store, now: Date): Promise<void> {
  const path = jobPath(waiting);
  if (!(await store.read(path))) tellLater(waiting, store, now);
}

const jobPath = ({ conversationId, uid }: Waiting) =>
  documentPaths.job(`unread-${conversationId}-${uid}`);

const tellLater = (waiting: Waiting, store: Store, now: Date): void =>
  store.enqueue(tellUnread, waiting, {
    at: new Date(now.getTime() + WAITS_MS),
    path: jobPath(waiting),
  });
