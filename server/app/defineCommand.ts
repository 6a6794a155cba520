import type { DocumentData } from '@google-cloud/firestore';
import type * as z from 'zod/mini';
import type { CommandContract } from '@anunturi/shared-domain/commands/defineContract';
import type { Accounts } from './Accounts';
import type { Caller } from './Caller';
import type { Limit } from './limits';
import type { Store } from './Store';
import type { StoredFiles } from './StoredFiles';

/** Refuses who may not. */
export type Who = {
  (caller: Caller, store: Store, now: Date): Promise<void> | void;
  /** Documents that it asks for beside the caller's own, fetched in one request with it. */
  reads?(caller: Caller): readonly string[];
};

/** What happens before the transaction: nothing of it may be visible to others, and it may be done for a call that is refused then. */
export type PrepareContext<Input> = {
  caller: Caller;
  input: Input;
  files: StoredFiles;
  /** A document as it is; null when it is missing. */
  read(path: string): Promise<DocumentData | null>;
};

export type CommandContext<Input, Prepared = undefined> = {
  caller: Caller;
  input: Input;
  store: Store;
  files: StoredFiles;
  accounts: Accounts;
  now: Date;
  /** What `prepare` answered. */
  prepared: Prepared;
};

export type Command = {
  contract: CommandContract;
  who: Who;
  limit?: Limit;
  onlyReads?: true;
  reads?(call: { caller: Caller; input: never }): readonly string[];
  prepare?(context: PrepareContext<never>): Promise<unknown>;
  run(context: CommandContext<never, never>): Promise<unknown>;
};

/**
 * One act: who may do it, how often, and what it reads and writes, all in one transaction. Slow work with files comes before
 * it in `prepare`, once however often the transaction is tried, for who may do the act.
 */
export function defineCommand<
  Input extends z.ZodMiniType,
  Result extends z.ZodMiniType,
  Prepared = undefined,
>(
  contract: CommandContract<string, Input, Result>,
  act: {
    who: Who;
    limit?: Limit;
    /** Changes nothing: a repeated call is answered anew, and no answer is kept. */
    onlyReads?: true;
    /** Documents that it is sure to read, in one request with those of the caller and the limits. Not asked of visitors it refuses. */
    reads?(call: { caller: Caller; input: z.output<Input> }): readonly string[];
    prepare?(context: PrepareContext<z.output<Input>>): Promise<Prepared>;
    run(context: CommandContext<z.output<Input>, Prepared>): Promise<z.input<Result>>;
  },
): Command {
  return { contract, ...act } as Command;
}
