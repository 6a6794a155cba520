import type * as z from 'zod/mini';
import type { AdminContract } from '@anunturi/shared-domain/commands/defineAdminContract';
import type { SignedInCaller } from '../callers/Caller';
import { type Command, type CommandContext, defineCommand } from './defineCommand';
import { staffThat } from './who';
import { type LogNote, writeLogEntry } from './writeLogEntry';

export type AdminContext<Input> = CommandContext<Input, SignedInCaller> & { adminId: string };
type Done<Result> = { log: LogNote | readonly LogNote[]; result: Result };

/**
 * An act of the administration: refused to everybody whose role lacks its permission, and stored together with what the log keeps of it. Every act
 * says what that is; one that nobody needs to find again (a draft saved, something counted) says an empty list.
 */
export function defineAdminCommand<Input extends z.ZodMiniType, Result extends z.ZodMiniType>(
  contract: AdminContract<string, Input, Result>,
  run: (context: AdminContext<z.output<Input>>) => Promise<Done<z.input<Result>>>,
  how: Pick<Command, 'onlyReads' | 'isAnsweredOnce' | 'texts' | 'readsPersonal'> = {},
): Command {
  return defineCommand(contract, {
    ...how,
    who: staffThat(contract.permission),
    async run(context) {
      const adminId = context.caller.uid;
      const { log, result } = await run({ ...context, adminId });
      for (const note of [log].flat()) writeLogEntry(note, { ...context, actorId: adminId });
      return result;
    },
  });
}
