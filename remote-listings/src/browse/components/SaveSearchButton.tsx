import { whenSessionKnown } from '@anunturi/shared-auth/whenSessionKnown';
import { type ListingFilters, writeFilters } from '@anunturi/shared-domain/search/listingFilters';
import { links } from '@anunturi/shared-domain/site/links';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { useNav } from '@anunturi/shared-runtime/navigation/nav';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { Bookmark } from '@anunturi/shared-ui/icons/Bookmark';

/** Keeps the search in the account, which then says what is new; signed out it leads to signing in. */
export function SaveSearchButton({ filters, name }: { filters: ListingFilters; name: string }) {
  const nav = useNav();
  const { busy, run } = useAction(toRomanianMessage);
  const save = () =>
    run(async () => {
      const { pathname, search } = nav.current().location;
      const { user } = await whenSessionKnown();
      if (!user) return nav.navigate(links.login(pathname + search));
      const { saveSearch } = await import(
        /* webpackChunkName: "activeFilters" */ '#data/preferences/saveSearch'
      );
      await saveSearch({ name, query: writeFilters(filters).toString() });
      showToast('Căutarea a fost salvată în contul dumneavoastră', { tone: 'good' });
    });
  return (
    <Button variant="ghost" size="small" icon={<Bookmark size={18} />} busy={busy} onClick={save}>
      Salvați căutarea
    </Button>
  );
}
