import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { AlertFrequency } from '@anunturi/shared-domain/search/alertFrequencies';
import { SAVED_SEARCH_NAME_MAX } from '@anunturi/shared-domain/site/limits';

/** A search under its name; `query` is the list's address after `?`, `alert` how often e-mails tell what is new. */
export type NewSearch = { name: string; query: string; alert: AlertFrequency };

/** Keeps a search in the account. `isTold`: whether e-mails will come. @throws MarketError quotaFull when there are fifty already */
export async function saveSearch({ name, query, alert }: NewSearch): Promise<{ isTold: boolean }> {
  const kept = { name: name.slice(0, SAVED_SEARCH_NAME_MAX), query, alert };
  const { isTold } = await callCommand('saveSearch', kept);
  return { isTold };
}
