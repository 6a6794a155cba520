import type { Firestore } from '@google-cloud/firestore';
import { Hono, type Context } from 'hono';
import { toNetwork } from '@anunturi/shared-contract/site/callerAddress';
import type { CommandAnswer } from '@anunturi/shared-domain/commands/CommandAnswer';
import type { LiveAnswer } from '@anunturi/shared-domain/people/live';
import { LIVE_PATH, LIVE_WAIT_MS } from '@anunturi/shared-domain/people/livePace';
import { parseFields } from '../app/parseFields';
import { Refusal, refuse, statusOf } from '../app/refuse';
import type { VerifyIdToken } from '../app/verifyIdToken';
import { liveQuestionSchema } from './liveQuestion';
import { createLiveLimit } from './createLiveLimit';
import { createTypingMarks } from './createTypingMarks';
import { createPresence } from './presence';
import { createWaiters } from './createWaiters';
import { followConversations } from './followConversations';
import { isBlockedBy, readConversation, readMessages } from './readConversation';

export type LiveAppOptions = {
  db: Firestore;
  verifyIdToken: VerifyIdToken;
  addressOf: (c: Context) => string;
  log(line: string): void;
  waitMs?: number;
};

/** `GET /api/live`: answers when something happens in an open conversation of the caller, and after 25 s anyway (decision 0058). */
export function createLiveApp({
  db,
  verifyIdToken,
  addressOf,
  log,
  waitMs = LIVE_WAIT_MS,
}: LiveAppOptions) {
  const waiters = createWaiters();
  const feed = followConversations(db, waiters, log);
  const limit = createLiveLimit();
  const presence = createPresence(db, log);
  const typing = createTypingMarks();

  async function tellTyping(id: string, uid: string, other: string, isTyping: boolean) {
    if (isTyping && (await isBlockedBy(db, uid, other))) return;
    const isTold = waiters.tellTyping(id, uid, isTyping ? 'typing' : 'stopped');
    if (isTyping && !isTold) typing.keep(id, uid);
    else typing.drop(id, uid);
  }

  async function answer(c: Context): Promise<LiveAnswer> {
    if (c.req.header('sec-fetch-site') === 'cross-site') refuse('notAllowed');
    const { signal } = c.req.raw;
    await limit.ofAddress(toNetwork(addressOf(c)));
    const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    if (token === undefined) refuse('signInNeeded');
    const caller = await verifyIdToken(token);
    const { uid } = caller;
    await limit.ofPerson(uid);
    const asked = parseFields(liveQuestionSchema, c.req.query());
    if (waiters.isFull()) refuse('unavailable');
    const { conversation: id, after: afterMs } = asked;
    const known = await readConversation(db, caller, id);
    presence.note(uid);
    if (asked.typing !== undefined) await tellTyping(id, uid, known.otherUid, asked.typing === '1');
    if (known.changedAtMs > afterMs) return toAnswer(known);
    if (typing.take(id, known.otherUid)) return { typing: true };
    const waiting = waiters.wait({ conversationId: id, uid, afterMs }, { ms: waitMs, signal });
    feed.begin();
    const why = await waiting;
    if (why === 'over') return {};
    if (why !== 'changed') return { typing: why === 'typing' };
    return toAnswer(await readConversation(db, caller, id));

    async function toAnswer({ otherUid: _uid, ...changed }: typeof known): Promise<LiveAnswer> {
      return { changed: { ...changed, messages: await readMessages(db, id, afterMs) } };
    }
  }

  const app = new Hono();
  app.get(LIVE_PATH, async (c) => {
    c.header('cache-control', 'no-store');
    try {
      return c.json(await answer(c));
    } catch (error) {
      if (!(error instanceof Refusal)) log(`live: ${(error as Error).stack}`);
      const { code, message } = error instanceof Refusal ? error : new Refusal('unavailable');
      return c.json({ error: { code, message } } satisfies CommandAnswer, statusOf(code));
    }
  });
  return {
    app,
    /** Called with the conversations that a command of this process has written. */
    onConversations: (ids: readonly string[]) => ids.forEach((id) => waiters.tellChanged(id)),
    /** How many questions wait. */
    waiting: () => waiters.count,
    /** Answers everybody who waits: this process ends. */
    stop() {
      feed.stop();
      waiters.clear();
    },
  };
}
