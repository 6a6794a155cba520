import type * as z from 'zod/mini';
import type { CommandContract } from '@anunturi/shared-contract/commands/defineContract';
import type { Caller } from './Caller';
import type { Limit } from './limits';
import type { Store } from './Store';

/** Refuses who may not. */
export type Who = (caller: Caller, store: Store) => Promise<void> | void;

export type CommandContext<Input> = { caller: Caller; input: Input; store: Store; now: Date };

export type Command = {
  contract: CommandContract;
  who: Who;
  limit?: Limit;
  run(context: CommandContext<never>): Promise<unknown>;
};

/** One act: who may do it, how often, and what it reads and writes, all in one transaction. */
export function defineCommand<Input extends z.ZodMiniType, Result extends z.ZodMiniType>(
  contract: CommandContract<string, Input, Result>,
  act: {
    who: Who;
    limit?: Limit;
    run(context: CommandContext<z.output<Input>>): Promise<z.input<Result>>;
  },
): Command {
  return { contract, ...act } as Command;
}
