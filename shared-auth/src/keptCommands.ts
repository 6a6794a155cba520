import type { CommandInput, CommandName } from '@anunturi/shared-domain/commands/commands';
import { isMarketError } from '@anunturi/shared-domain/site/marketError';
import { clear, createStore, del, entries, set, type UseStore } from 'idb-keyval';

/** An act that is kept on this device until trusted code has answered. `key` is the same for every try. */
export type KeptCommand<Name extends CommandName = CommandName> = {
  uid: string;
  key: string;
  name: Name;
  input: CommandInput<Name>;
  atMs: number;
  /** Why it is not tried again by itself. */
  problem?: { code: string; message: string };
};

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('anunturi-de-trimis', 'acte'));

/** Keeps an act, so that it leaves even when its page was closed. */
export const keepCommand = <Name extends CommandName>(command: KeptCommand<Name>): Promise<void> =>
  set(command.key, command, store());

/** It has arrived, or is not wanted any more. */
export const dropCommand = (key: string): Promise<void> => del(key, store());

/** What a person's device has kept, in the order in which it was done. */
export async function keptCommands(uid: string): Promise<KeptCommand[]> {
  const all = (await entries<string, KeptCommand>(store())).map(([, command]) => command);
  return all.filter((each) => each.uid === uid).toSorted((a, b) => a.atMs - b.atMs);
}

/** What others have left on this device goes. */
export async function dropOthers(uid: string): Promise<void> {
  for (const [key, command] of await entries<string, KeptCommand>(store()))
    if (command.uid !== uid) await dropCommand(key);
}

/** Forgets all, as the session is over. */
export const forgetCommands = (): Promise<void> => clear(store());

/** Whether an act may succeed later as it is: trusted code was not reached. */
export const isAway = (error: unknown): boolean =>
  isMarketError(error) && ['offline', 'unavailable', 'timeout'].includes(error.code);
