import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';

export type SearchStatus = CommandResult<'readSearchStatus'>['search'];

/** How far the search is; null where the server answers no lists. @throws MarketError offline, unavailable */
export const readSearchStatus = async (): Promise<SearchStatus> =>
  (await callCommand('readSearchStatus', {})).search;
