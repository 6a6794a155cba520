import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';

export type DeskNumbers = CommandResult<'readDeskNumbers'>;

/** Decisions of today; administrators also get those of each person who may decide. @throws MarketError notAllowed, offline, unavailable */
export const readDeskNumbers = (): Promise<DeskNumbers> => callCommand('readDeskNumbers', {});
