import { useSession } from '@anunturi/shared-auth/session';
import { whenSessionKnown } from '@anunturi/shared-auth/whenSessionKnown';
import { type ListingFilters, writeFilters } from '@anunturi/shared-domain/search/listingFilters';
import { links } from '@anunturi/shared-domain/site/links';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { useNav } from '@anunturi/shared-runtime/navigation/nav';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { Bookmark } from '@anunturi/shared-ui/icons/Bookmark';
import { useEffect, useEffectEvent } from 'react';
import { toFilterChips } from '#domain/filterChips';
import type { FilterNames } from '#domain/filterNames';
import { wantedSearch } from '#data/preferences/wantedSearch';

/** Keeps the search in the account, which then says what is new; signed out it leads to signing in, and is saved on the way back. */
export function SaveSearchButton({
  filters,
  names,
}: {
  filters: ListingFilters;
  names: FilterNames;
}) {
  const nav = useNav();
  const { state } = useSession();
  const { busy, run } = useAction(toRomanianMessage);
  const query = writeFilters(filters).toString();
  const name = toFilterChips(filters, names)
    .map(({ label }) => label)
    .join(', ');
  const save = () =>
    run(async () => {
      const { pathname, search } = nav.current().location;
      const { user } = await whenSessionKnown();
      if (!user) {
        wantedSearch.set({ name, query });
        return nav.navigate(links.login(pathname + search, 'cautare'));
      }
      const { saveSearch } = await import(
        /* webpackChunkName: "activeFilters" */ '#data/preferences/saveSearch'
      );
      await saveSearch({ name, query });
      showToast('Căutarea a fost salvată în contul dumneavoastră', { tone: 'good' });
    });
  const saveWanted = useEffectEvent(() => {
    const wanted = wantedSearch.get();
    if (!wanted) return;
    wantedSearch.set(null);
    if (wanted.query === query) void save();
  });
  useEffect(() => {
    if (state === 'signedIn') saveWanted();
  }, [state]);
  return (
    <Button variant="secondary" icon={<Bookmark size={18} />} busy={busy} onClick={save}>
      Salvați căutarea
    </Button>
  );
}
