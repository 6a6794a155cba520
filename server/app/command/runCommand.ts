import { createHash, randomUUID } from 'node:crypto';
import type { Firestore } from '@google-cloud/firestore';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Accounts } from '../callers/Accounts';
import type { Caller } from '../callers/Caller';
import type { createFullCounters } from '../limits/createFullCounters';
import type { Command, Searched } from './defineCommand';
import { countAgainst, countersOf, countsBySettings, WorkNeeded } from '../limits/limits';
import { parseFields } from './parseFields';
import { refuse, Refusal } from './refuse';
import { Store, toData } from '../data/Store';
import { checkTexts, readByTexts } from '../../texts/checkTexts';
import type { StoredFiles } from '../data/StoredFiles';

export type Call = {
  caller: Caller;
  input: unknown;
  /** The same for every repetition of one act; none when it will not be repeated. */
  idempotencyKey: string | undefined;
};

type CommandMeans = {
  clock: () => Date;
  files: StoredFiles;
  accounts: Accounts;
  search?: Searched | undefined;
  full: ReturnType<typeof createFullCounters>;
  /** Called with the time of the first job that has been put into the queue: each look at the queue is a read that is paid for. */
  onJob?: ((dueAt: Date) => void) | undefined;
  /** Called when an e-mail has been put into the outbox. */
  onDueEmail?: (() => void) | undefined;
  /** Called with the entry that searches follow, when listings or what they mean were written. */
  onListings?: ((change: string) => void) | undefined;
  /** Called with the conversations that were written. */
  onConversations?: ((ids: readonly string[]) => void) | undefined;
};

const RESULT_KEPT_MS = 24 * 60 * 60 * 1000;
const MAX_ATTEMPTS = 12; // commands on the same documents overtake each other

/**
 * Runs a command as one transaction: who may, how often, what it does, and the answer kept for a repeated call.
 * A commit whose answer was lost is run again and finds its own result. @throws Refusal
 */
export async function runCommand(
  db: Firestore,
  command: Command,
  call: Call,
  { clock, files, accounts, search, full, ...told }: CommandMeans,
): Promise<unknown> {
  const { contract, limit } = command;
  const { caller, idempotencyKey } = call;
  const input = parseFields(contract.input, call.input);
  const isKept = !command.onlyReads && !command.isAnsweredOnce;
  const isNeverRefused = limit?.unless?.(input as never) === true;
  const isLimited = limit !== undefined && !isNeverRefused;
  const texts = isNeverRefused ? undefined : command.texts;
  const inputHash = digest(JSON.stringify(input));
  const kept = `commandResults/${digest(`${contract.name} ${caller.uid ?? ''} ${idempotencyKey ?? randomUUID()}`)}`;
  const read = async (path: string) => toData(await db.doc(path).get());
  const isNew = async () => idempotencyKey === undefined || (await read(kept)) === null;
  const isFull = isLimited && full.isAny(counterPaths(command, caller, clock()));
  if (isFull && (await isNew())) refuse('dailyLimit');
  if (isLimited) await refuseWithoutWork();
  /** Without asking the database of limits that are known. */
  async function refuseWithoutWork() {
    const paths = counterPaths(command, caller, clock());
    const bits = full.workOf(paths);
    if (bits > caller.workBits && (await isNew())) throw new WorkNeeded(paths[0]!, bits);
  }
  const context = { input: input as never, files };
  const prepare = async () => {
    if (!command.prepare || !(await isNew())) return undefined;
    // Slow work is done for nobody who would be refused; the transaction asks anew.
    const proved = await db.runTransaction(
      async (transaction) => {
        const now = clock();
        return command.who(caller, new Store(db, transaction, now), now);
      },
      { readOnly: true },
    );
    return command.prepare({ ...context, caller: proved as never, read });
  };
  const prepared = await prepare();
  let isEmailDue = false;
  let jobDueAt: Date | undefined;
  let listingChange: string | undefined;
  let conversations: readonly string[] = [];
  const run = db.runTransaction(
    async (transaction) => {
      const now = clock();
      const store = new Store(db, transaction, now);
      // Of a visitor nothing is looked up to decide: whom it refuses costs no read and holds no lock.
      if (caller.uid === null) await command.who(caller, store, now);
      await store.readAhead([
        ...(isKept ? [kept] : []),
        ...(caller.uid === null ? [] : [documentPaths.user(caller.uid)]),
        ...(command.who.reads?.(caller) ?? []),
        ...(isLimited ? limitPaths(command, caller, now) : []),
        ...(texts ? readByTexts(texts) : []),
        ...(command.reads?.({ caller: caller as never, input: input as never }) ?? []),
      ]);
      const before = isKept ? await store.read(kept) : null;
      if (before) {
        if (before.inputHash !== inputHash) refuse('invalidInput');
        listingChange = before.written as string | undefined;
        return before.result;
      }
      const proved = await command.who(caller, store, now);
      if (isLimited) for (const name of limit.names) await countAgainst(name, caller, store, now);
      if (texts) await checkTexts(texts, input, { caller, store });
      const result = contract.result.parse(
        await command.run({
          ...context,
          caller: proved as never,
          accounts,
          search,
          store,
          now,
          prepared: prepared as never,
        }),
      );
      const forgetAt = new Date(now.getTime() + RESULT_KEPT_MS);
      listingChange = store.listingChange;
      conversations = [...store.conversations];
      const written = listingChange && { written: listingChange };
      if (isKept) store.create(kept, { result, inputHash, forgetAt, ...written });
      store.flush();
      jobDueAt = store.jobDueAt ?? jobDueAt; // of any attempt: the answer to its commit may have been lost
      isEmailDue ||= store.isEmailDue;
      return result;
    },
    // What only reads locks nothing, and no change elsewhere repeats it; counting against a limit writes.
    command.onlyReads && !isLimited ? { readOnly: true } : { maxAttempts: MAX_ATTEMPTS },
  );
  run.catch(full.learn);
  const result = await run.catch(async (error: unknown) => {
    if (error instanceof Refusal && error.kept) {
      const kept = await keepRefusal(db, caller, error, clock);
      if (kept?.isEmailDue) told.onDueEmail?.();
      if (kept?.jobDueAt) told.onJob?.(kept.jobDueAt);
    }
    throw error;
  });
  if (jobDueAt) told.onJob?.(jobDueAt);
  if (isEmailDue) told.onDueEmail?.();
  if (listingChange) told.onListings?.(listingChange);
  if (conversations.length > 0) told.onConversations?.(conversations);
  return result;
}

/** Writes what a refusal keeps; answers what is due. What cannot be kept changes nothing of the refusal. */
const keepRefusal = (db: Firestore, caller: Caller, { kept }: Refusal, clock: () => Date) =>
  db
    .runTransaction(
      async (transaction) => {
        const now = clock();
        const store = new Store(db, transaction, now);
        await kept?.({ caller, store, now });
        store.flush();
        return store;
      },
      { maxAttempts: MAX_ATTEMPTS },
    )
    .catch((error: unknown) => {
      console.error('What a refusal keeps could not be written', error);
      return undefined;
    });

/** What counting a call reads. */
const limitPaths = (command: Command, caller: Caller, now: Date): string[] => [
  ...counterPaths(command, caller, now),
  ...(countsBySettings(command.limit) ? [documentPaths.settings('limits')] : []),
];

/** The counters that a call moves: commands that move the same ones wait for each other. */
export const counterPaths = ({ limit }: Command, caller: Caller, now: Date): string[] =>
  (limit?.names ?? []).flatMap((name) => countersOf(name, caller, now).map(({ path }) => path));

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
