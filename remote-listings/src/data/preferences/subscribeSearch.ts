import { callCommand } from '@anunturi/shared-auth/callCommand';
import { SAVED_SEARCH_NAME_MAX } from '@anunturi/shared-domain/site/limits';
import type { ProveForm } from '@anunturi/shared-runtime/forms/useFormProof';
import type { NewSearch } from './saveSearch';

/** Keeps a search of a visitor once the address has confirmed it. @throws MarketError invalidInput, tooFast, dailyLimit */
export async function subscribeSearch(
  { name, ...search }: NewSearch & { email: string },
  prove: ProveForm,
): Promise<void> {
  const kept = { ...search, name: name.slice(0, SAVED_SEARCH_NAME_MAX), proof: await prove() };
  await callCommand('subscribeSearch', kept);
}
