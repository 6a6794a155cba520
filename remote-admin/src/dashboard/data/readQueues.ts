import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';

export type Queues = CommandResult<'readQueues'>;
export type SearchStatus = NonNullable<Queues['search']>;

/** How deep the queues of jobs and e-mails are, and how far the search is. @throws MarketError offline, unavailable */
export const readQueues = (): Promise<Queues> => callCommand('readQueues', {});
