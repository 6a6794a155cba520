import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { CommandInput } from '@anunturi/shared-domain/commands/commands';

type Reading = CommandInput<'noteReading'>;

/** Writes into the security log what is about to be read from the database itself. @throws MarketError: then nothing is read */
export async function noteReading(event: Reading['event'], uid?: string): Promise<void> {
  await callCommand('noteReading', uid === undefined ? { event } : { event, uid });
}
