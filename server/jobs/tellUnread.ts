import {
  conversationSchema,
  otherParticipant,
  unreadBy,
} from '@anunturi/shared-domain/people/conversation';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob, type Job } from '../app/queue/defineJob';
import { enqueueOnce } from '../app/queue/enqueueOnce';
import type { Store } from '../app/data/Store';
import { isHere } from '../live/presence';
import { unreadEmail } from '../mail/emails/accountEmails';
import { tellPerson } from '../mail/tell';

const WAITS_MS = 5 * 60 * 1000;
type Waiting = { conversationId: string; uid: string };

/** Tells a person of the messages of one conversation that they have not read, all in one e-mail. */
export const tellUnread: Job<Waiting> = defineJob({
  name: 'tellUnread',
  async run({ input: { conversationId, uid }, store, now }) {
    const path = `${documentPaths.conversations}/${conversationId}`;
    const conversation = await store.get(path, conversationSchema);
    if (!conversation || !conversation.participantIds.includes(uid)) return;
    const count = unreadBy(conversation, uid);
    if (count === 0) return;
    // Who has a conversation open sees the count; it is looked at again.
    const waiting = { conversationId, uid };
    if (await isHere(uid, store, now))
      return store.enqueue(tellUnread, waiting, later(waiting, now));
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
export const tellUnreadLater = (waiting: Waiting, store: Store, now: Date): Promise<void> =>
  enqueueOnce(tellUnread, waiting, later(waiting, now), store);

const later = ({ conversationId, uid }: Waiting, now: Date) => ({
  at: new Date(now.getTime() + WAITS_MS),
  path: documentPaths.job(`unread-${conversationId}-${uid}`),
});
