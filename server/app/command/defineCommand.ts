import type { DocumentData } from '@google-cloud/firestore';
import type * as z from 'zod/mini';
import type { CommandContract } from '@anunturi/shared-domain/commands/defineContract';
import type { SecurityEvent } from '@anunturi/shared-domain/people/securityEvents';
import type { Accounts } from '../callers/Accounts';
import type { Caller } from '../callers/Caller';
import type { OpenSearch } from '../../search/openSearch';
import type { TextDoors } from '../../texts/textPlaces';
import type { Limit } from '../limits/limits';
import type { Store } from '../data/Store';
import type { StoredFiles } from '../data/StoredFiles';

/** Refuses who may not, and answers who is calling: what it has proved of the caller is what the command's code gets. */
export type Who<Proved extends Caller = Caller> = {
  (caller: Caller, store: Store, now: Date): Promise<Proved> | Proved;
  /** Documents that it asks for beside the caller's own, fetched in one request with it. */
  reads?(caller: Caller): readonly string[];
};

/** What happens before the transaction: nothing of it may be visible to others, and it may be done for a call that is refused then. */
export type PrepareContext<Input, Proved> = {
  caller: Proved;
  input: Input;
  files: StoredFiles;
  /** A document as it is; null when it is missing. */
  read(path: string): Promise<DocumentData | null>;
};

/** The search as commands may ask it. */
export type Searched = Pick<OpenSearch, 'answer' | 'status'>;

export type CommandContext<Input, Proved, Prepared = undefined> = {
  caller: Proved;
  input: Input;
  store: Store;
  files: StoredFiles;
  accounts: Accounts;
  /** Absent where lists are not answered. */
  search: Searched | undefined;
  now: Date;
  /** What `prepare` answered. */
  prepared: Prepared;
};

/** Any command: only `runCommand` may run it, which gives it what its own `who` and its contract have proved. */
export type Command = {
  contract: CommandContract;
  who: Who;
  limit?: Limit;
  texts?: TextDoors;
  onlyReads?: true;
  isHeavy?: true;
  isAnsweredOnce?: true;
  /** The personal data that an administrator is answered: written into the security log before. */
  readsPersonal?: SecurityEvent;
  reads?(call: { caller: never; input: never }): readonly string[];
  prepare?(context: PrepareContext<never, never>): Promise<unknown>;
  run(context: CommandContext<never, never, never>): Promise<unknown>;
};

/**
 * One act: who may do it, how often, and what it reads and writes, all in one transaction. Slow work with files comes before
 * it in `prepare`, once however often the transaction is tried, for a caller who may do the act.
 */
export function defineCommand<
  Input extends z.ZodMiniType,
  Result extends z.ZodMiniType,
  Proved extends Caller,
  Prepared = undefined,
>(
  contract: CommandContract<string, Input, Result>,
  act: {
    who: Who<Proved>;
    limit?: Limit;
    /** Its texts that others read, each read for its place before the act; `allCommands.test.ts` says why others are not. */
    texts?: TextDoors;
    /** Changes nothing: a repeated call is answered anew, and no answer is kept. */
    onlyReads?: true;
    /** Reads hundreds of documents: taken in turn by account, a few at once (docs/decisions/0096). */
    isHeavy?: true;
    /** Answers a secret: no copy of it is kept, and a repeated call is a new one. */
    isAnsweredOnce?: true;
    /** The personal data that an administrator is answered: written into the security log before. */
    readsPersonal?: SecurityEvent;
    /** Documents that it is sure to read, in one request with those of the caller and the limits. Not asked of visitors it refuses. */
    reads?(call: { caller: Proved; input: z.output<Input> }): readonly string[];
    prepare?(context: PrepareContext<z.output<Input>, Proved>): Promise<Prepared>;
    run(context: CommandContext<z.output<Input>, Proved, Prepared>): Promise<z.input<Result>>;
  },
): Command {
  return { contract, ...act } as Command;
}
