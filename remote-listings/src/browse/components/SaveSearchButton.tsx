import { useSession } from '@anunturi/shared-auth/session';
import { whenSessionKnown } from '@anunturi/shared-auth/whenSessionKnown';
import { type ListingFilters, writeFilters } from '@anunturi/shared-domain/search/listingFilters';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Bookmark } from '@anunturi/shared-ui/icons/Bookmark';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { useEffect, useEffectEvent, useState } from 'react';
import { toFilterChips } from '#domain/filterChips';
import type { FilterNames } from '#domain/filterNames';
import { wantedSearch } from '#data/preferences/wantedSearch';

const SaveSearchDialog = lazyComponent(() =>
  import(/* webpackChunkName: "save-search" */ './SaveSearchDialog').then(
    (file) => file.SaveSearchDialog,
  ),
);

/** Asks how often to tell what a search newly finds, and keeps it; what was wanted before signing in is kept on the way back. */
export function SaveSearchButton({
  filters,
  names,
}: {
  filters: ListingFilters;
  names: FilterNames;
}) {
  const { state } = useSession();
  const { busy, run } = useAction(toRomanianMessage);
  const [asks, setAsks] = useState<'account' | 'address'>();
  const query = writeFilters(filters).toString();
  const name = toFilterChips(filters, names)
    .map(({ label }) => label)
    .join(', ');
  const ask = () =>
    run(async () => {
      const { user } = await whenSessionKnown();
      setAsks(user ? 'account' : 'address');
    });
  const saveWanted = useEffectEvent(() => {
    const wanted = wantedSearch.get();
    if (!wanted) return;
    wantedSearch.set(null);
    if (wanted.query !== query) return;
    void run(async () => {
      const { keepSearch } = await import(
        /* webpackChunkName: "save-search" */ '../behaviour/keepSearch'
      );
      await keepSearch(wanted);
    });
  });
  useEffect(() => {
    if (state === 'signedIn') saveWanted();
  }, [state]);
  return (
    <>
      <Button variant="secondary" icon={<Bookmark size={18} />} busy={busy} onClick={ask}>
        Salvați căutarea
      </Button>
      {asks && (
        <SaveSearchDialog asks={asks} search={{ name, query }} onClose={() => setAsks(undefined)} />
      )}
    </>
  );
}
