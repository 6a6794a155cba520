import { callCommand } from '@anunturi/shared-auth/callCommand';
import { SAVED_SEARCH_NAME_MAX } from '@anunturi/shared-domain/site/limits';

/** Keeps a search (`query`: the list's address after `?`) under a name. @throws MarketError quotaFull when there are fifty already */
export async function saveSearch({ name, query }: { name: string; query: string }): Promise<void> {
  await callCommand('saveSearch', { name: name.slice(0, SAVED_SEARCH_NAME_MAX), query });
}
