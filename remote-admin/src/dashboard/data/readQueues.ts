import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';

export type Queues = CommandResult<'readQueues'>;

/** How deep the queues of jobs and e-mails are. @throws MarketError offline, unavailable */
export const readQueues = (): Promise<Queues> => callCommand('readQueues', {});
