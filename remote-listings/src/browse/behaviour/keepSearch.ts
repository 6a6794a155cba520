import { alertFrequencies } from '@anunturi/shared-domain/search/alertFrequencies';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { type NewSearch, saveSearch } from '#data/preferences/saveSearch';

/** Keeps a search in the account and says what follows. @throws MarketError quotaFull */
export async function keepSearch(search: NewSearch): Promise<void> {
  const { isTold } = await saveSearch(search);
  showToast(`Căutarea a fost salvată. ${toNextWords(search, isTold)}`, { tone: 'good' });
}

function toNextWords({ alert }: NewSearch, isTold: boolean): string {
  if (isTold) return `Vă scriem ${alertFrequencies[alert]}.`;
  return alert === 'never'
    ? 'Găsiți noutățile în contul dumneavoastră.'
    : 'Confirmați adresa de e-mail ca să vă putem scrie.';
}
