import { randomUUID } from 'node:crypto';
import { FieldValue, type Firestore } from '@google-cloud/firestore';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { createWorkLoop, type Round } from '../app/queue/createWorkLoop';
import type { Log } from '../app/requestLog';
import { Store } from '../app/data/Store';
import { composeEmail } from './composeEmail';
import type { EmailDocument } from './EmailDocument';
import { handOver, type HandedOver } from './handOver';
import { isStillWanted } from './isStillWanted';
import type { Transport } from './openTransport';
import { readSenderIdentity, type SenderIdentity } from './readSenderIdentity';
import { isSuppressed, SUPPRESSED_MS, suppressionPath } from './suppression';

export type MailSenderOptions = {
  db: Firestore;
  transport: Transport;
  log: Log;
  clock?: () => Date;
  /** Longer than the limits of the connection together (openTransport.ts): after it who held an e-mail counts as dead. */
  leaseMs?: number;
};

const PAGE = 20;
/** As many as speak to the mail server at once, and as many as a killed process leaves unclear at most. */
const SIDE_BY_SIDE = 5;
const LEASE_MS = 2 * 60_000;
/** With the pauses below a mail server may be away for about a day. */
const ATTEMPTS_MAX = 30;
const PAUSE_MS = 30_000;
const PAUSE_MAX_MS = 60 * 60_000;

type Held = { id: string; lease: string; email: EmailDocument; sender: SenderIdentity };

/**
 * Sends what is in the outbox. An e-mail is marked before anything is said to the mail server and noted after it answered:
 * what a process leaves marked that died in between is unclear, and never sent again by itself.
 */
export function createMailSender({
  db,
  transport,
  log,
  clock = () => new Date(),
  leaseMs = LEASE_MS,
}: MailSenderOptions) {
  const at = (id: string) => db.doc(documentPaths.email(id));
  const gone = FieldValue.delete();

  /** Takes an e-mail, unless another has it, its last holder died, or nobody wants it any more. */
  const hold = (id: string): Promise<Held | null> =>
    db.runTransaction(async (transaction) => {
      const now = clock();
      const store = new Store(db, transaction, now);
      const email = (await store.read(documentPaths.email(id))) as EmailDocument | null;
      if (!email?.dueAt || email.dueAt > now) return null;
      const { attempts = 0, state } = email.delivery ?? {};
      const end = (ended: 'UNCLEAR' | 'WITHDRAWN' | 'ERROR', error: string) => {
        const delivery = { ...email.delivery, state: ended, attempts, endTime: now, error };
        const failed = ended === 'WITHDRAWN' ? {} : { failedAt: now };
        transaction.update(at(id), { delivery, dueAt: gone, lease: gone, ...failed });
        return null;
      };
      if (state === 'PROCESSING') return end('UNCLEAR', 'The sender ended before the answer.');
      if (!(await isStillWanted(email.about, store)))
        return end('WITHDRAWN', 'Nobody wants it any more.');
      if (await isSuppressed(email.to, store))
        return end('ERROR', 'The address was refused before.');
      const sender = await readSenderIdentity(store);
      const lease = randomUUID();
      const dueAt = new Date(now.getTime() + leaseMs);
      const delivery = {
        state: 'PROCESSING',
        attempts: attempts + 1,
        startTime: email.delivery?.startTime ?? now,
        leaseExpireTime: dueAt,
        error: null,
      } as const;
      transaction.update(at(id), { delivery, lease, dueAt });
      return { id, lease, sender, email: { ...email, delivery } };
    });

  /** Keeps how it ended, if this attempt still holds it. */
  const note = ({ id, lease, email }: Held, ended: HandedOver): Promise<void> =>
    db.runTransaction(async (transaction) => {
      const now = clock();
      const store = new Store(db, transaction, now);
      if ((await store.read(documentPaths.email(id)))?.lease !== lease) return;
      const { leaseExpireTime: _over, ...before } = email.delivery!;
      const isLast = before.attempts >= ATTEMPTS_MAX;
      if (ended.kind === 'later' && !isLast) {
        const pauseMs = Math.min(PAUSE_MS * 2 ** (before.attempts - 1), PAUSE_MAX_MS);
        const delivery = { ...before, state: 'RETRY', error: ended.error };
        const dueAt = new Date(now.getTime() + pauseMs);
        return void transaction.update(at(id), { delivery, dueAt, lease: gone });
      }
      const delivery = { ...before, endTime: now, ...toEnd(ended) };
      const failed = ended.kind === 'taken' ? {} : { failedAt: now };
      transaction.update(at(id), { delivery, dueAt: gone, lease: gone, ...failed });
      if (ended.kind === 'refused' && ended.address)
        transaction.set(db.doc(suppressionPath(email.to)), {
          forgetAt: new Date(now.getTime() + SUPPRESSED_MS),
          error: ended.error,
        });
    });

  async function send(id: string): Promise<boolean> {
    const held = await hold(id);
    if (!held) return true;
    const ended = await handOver(await composeEmail(held.email, id, held.sender), transport);
    await note(held, ended);
    const { dueAt, delivery } = held.email;
    const sinceMs = Math.min(
      ...[dueAt, delivery?.startTime].map((at) => at?.getTime() ?? Infinity),
    );
    const waitedMs = clock().getTime() - sinceMs;
    log('e-mail', { severity: 'INFO', state: ended.kind, waitedMs });
    if (ended.kind !== 'taken') log(`e-mail ${id}: ${ended.kind}, ${ended.error}`);
    return ended.kind !== 'later';
  }

  async function runDue(): Promise<Round> {
    const due = await db
      .collection(documentPaths.mail)
      .where('dueAt', '<=', clock())
      .orderBy('dueAt')
      .limit(PAGE)
      .select()
      .get();
    const waiting = due.docs.map((found) => found.id);
    let hasFailed = false;
    const work = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
        if (!(await send(id))) hasFailed = true;
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
    return { count: due.size, hasFailed, nextAt: due.empty ? await whenNext() : undefined };
  }

  async function whenNext(): Promise<Date | undefined> {
    const waiting = db.collection(documentPaths.mail).orderBy('dueAt').limit(1).select('dueAt');
    return (await waiting.get()).docs[0]?.get('dueAt').toDate();
  }

  const loop = createWorkLoop(runDue, { name: 'outbox of e-mails', log, clock });
  return {
    ...loop,
    runDue,
  };
}

function toEnd(ended: HandedOver) {
  switch (ended.kind) {
    case 'taken':
      return { state: 'SUCCESS', error: null, info: { ...ended.info, rejected: [] } };
    case 'unclear':
      return { state: 'UNCLEAR', error: ended.error };
    case 'refused':
    case 'later':
      return { state: 'ERROR', error: ended.error };
  }
}
