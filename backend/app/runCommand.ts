import { createHash } from 'node:crypto';
import type { Firestore } from '@google-cloud/firestore';
import type { Caller } from './Caller';
import type { Command } from './defineCommand';
import { countAgainst } from './limits';
import { Refusal, refuse } from './refuse';
import { Store } from './Store';

export type Call = {
  caller: Caller;
  input: unknown;
  /** The same for every repetition of one act. */
  idempotencyKey: string;
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
  clock: () => Date,
): Promise<unknown> {
  const { contract } = command;
  const input = parseInput(command, call.input);
  const inputHash = digest(JSON.stringify(input));
  const kept = `commandResults/${digest(`${contract.name} ${call.caller.uid ?? ''} ${call.idempotencyKey}`)}`;
  return db.runTransaction(
    async (transaction) => {
      const now = clock();
      const store = new Store(db, transaction, now);
      const before = await store.read(kept);
      if (before) {
        if (before.inputHash !== inputHash) refuse('invalidInput');
        return before.result;
      }
      await command.who(call.caller, store);
      if (command.limit && !command.limit.unless?.(input as never))
        await countAgainst(command.limit.name, call.caller, store, now);
      const result = contract.result.parse(
        await command.run({ caller: call.caller, input: input as never, store, now }),
      );
      const forgetAt = new Date(now.getTime() + RESULT_KEPT_MS);
      store.create(kept, { result, inputHash, forgetAt });
      store.flush();
      return result;
    },
    { maxAttempts: MAX_ATTEMPTS },
  );
}

function parseInput({ contract }: Command, given: unknown): unknown {
  const parsed = contract.input.safeParse(given);
  if (parsed.success) return parsed.data;
  const fields = Object.fromEntries(
    parsed.error.issues.map(({ path }) => [path.join('.'), 'Câmpul nu este completat corect.']),
  );
  throw new Refusal('invalidInput', undefined, fields);
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
