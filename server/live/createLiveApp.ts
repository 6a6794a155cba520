import type { Firestore } from '@google-cloud/firestore';
import { Hono, type Context } from 'hono';
import { toNetwork } from '@anunturi/shared-contract/site/callerAddress';
import type { CommandAnswer } from '@anunturi/shared-domain/commands/CommandAnswer';
import type { LiveAnswer } from '@anunturi/shared-domain/people/live';
import { LIVE_PATH, LIVE_WAIT_MS } from '@anunturi/shared-domain/people/livePace';
import { parseFields } from '../app/command/parseFields';
import { Refusal, refuse, statusOf } from '../app/command/refuse';
import type { VerifyIdToken } from '../app/callers/verifyIdToken';
import type { NoteRefusal } from '../security/createDoorNotes';
import { liveQuestionSchema } from './liveQuestion';
import { createLiveLimit } from './createLiveLimit';
import { createRecentChanges } from './createRecentChanges';
import { createTypingMarks } from './createTypingMarks';
import { createPresence } from './presence';
import { createWaiters } from './createWaiters';
import { followConversations } from './followConversations';
import { isBlockedBy, readConversation, readMessages } from './readConversation';
import { readNews } from './readNews';

export type LiveAppOptions = {
  db: Firestore;
  verifyIdToken: VerifyIdToken;
  addressOf: (c: Context) => string;
  noteRefusal: NoteRefusal;
  log(line: string): void;
  waitMs?: number;
};

/** `GET /api/live`: answers when something happens in an open conversation of the caller, and after 25 s anyway (decision 0058). */
export function createLiveApp({
  db,
  verifyIdToken,
  addressOf,
  noteRefusal,
  log,
  waitMs = LIVE_WAIT_MS,
}: LiveAppOptions) {
  const waiters = createWaiters();
  const recent = createRecentChanges(waiters);
  const feed = followConversations(db, { waiters, recent, log });
  const limit = createLiveLimit();
  let isStopped = false;
  const presence = createPresence(db, log);
  const typing = createTypingMarks();

  async function tellTyping(id: string, uid: string, other: string, isTyping: boolean) {
    if (isTyping && (await isBlockedBy(db, uid, other))) return;
    const isTold = waiters.tellTyping(id, uid, isTyping ? 'typing' : 'stopped');
    if (isTyping && !isTold) typing.keep(id, uid);
    else typing.drop(id, uid);
  }

  async function answer(c: Context, asker: { uid: string | null }): Promise<LiveAnswer> {
    if (c.req.header('sec-fetch-site') === 'cross-site') refuse('notAllowed');
    const { signal } = c.req.raw;
    await limit.ofAddress(toNetwork(addressOf(c)));
    const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    if (token === undefined) refuse('signInNeeded');
    const caller = await verifyIdToken(token);
    const { uid } = caller;
    asker.uid = uid;
    await limit.ofPerson(uid);
    const asked = parseFields(liveQuestionSchema, c.req.query());
    if (waiters.isFull()) refuse('unavailable');
    const { conversation: id, after: afterMs, since } = asked;
    const known = await readConversation(db, caller, id);
    presence.note(uid);
    if (asked.typing !== undefined) await tellTyping(id, uid, known.otherUid, asked.typing === '1');
    if (known.changedAtMs > afterMs) return toAnswer(known);
    if (since === '0' || changedElsewhere().length > 0) return withNews({});
    if (typing.take(id, known.otherUid)) return { typing: true };
    const about = { conversationId: id, uid, afterMs, wantsNews: since !== undefined };
    const waiting = waiters.wait(about, { ms: waitMs, signal });
    feed.begin();
    const why = await waiting;
    if (why === 'changed') return toAnswer(await readConversation(db, caller, id));
    if (why === 'elsewhere' || why === 'over') return withNews({});
    return { typing: why === 'typing' };

    async function toAnswer(now: typeof known): Promise<LiveAnswer> {
      const { otherUid, ...changed } = now;
      recent.note(id, { changedAtMs: now.changedAtMs, people: [uid, otherUid] });
      return withNews({ changed: { ...changed, messages: await readMessages(db, id, afterMs) } });
    }
    function changedElsewhere(): string[] {
      return since === undefined ? [] : recent.of(uid, since);
    }
    async function withNews(given: LiveAnswer): Promise<LiveAnswer> {
      if (since === undefined || signal.aborted || isStopped) return given;
      const [told, changedIds] = [recent.now(), changedElsewhere()];
      return {
        ...given,
        news: { since: told, ...(await readNews(db, { uid, openId: id, changedIds })) },
      };
    }
  }

  const app = new Hono();
  app.get(LIVE_PATH, async (c) => {
    c.header('cache-control', 'no-store');
    const asker: { uid: string | null } = { uid: null };
    try {
      return c.json(await answer(c, asker));
    } catch (error) {
      if (!(error instanceof Refusal)) log(`live: ${(error as Error).stack}`);
      const { code, message } = error instanceof Refusal ? error : new Refusal('unavailable');
      await noteRefusal(c, code, asker.uid);
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
      isStopped = true;
      feed.stop();
      waiters.clear();
    },
  };
}
