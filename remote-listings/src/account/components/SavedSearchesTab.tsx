import type { AlertFrequency } from '@anunturi/shared-domain/search/alertFrequencies';
import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { readFilters } from '@anunturi/shared-domain/search/listingFilters';
import { links } from '@anunturi/shared-domain/site/links';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { changeLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Menu } from '@anunturi/shared-ui/actions/Menu';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { RowFocus } from '@anunturi/shared-ui/layout/RowFocus';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { Bookmark } from '@anunturi/shared-ui/icons/Bookmark';
import { useState } from 'react';
import { useCategories, usePlaces } from '#data/lists/useLists';
import type { KeptSearch } from '../data/savedSearches';
import { savedSearchesKey, useNews, useSavedSearches } from '../data/useKept';
import { toFilterChips } from '#domain/filterChips';
import { nameFromId } from '#domain/filterNames';
import { newsText } from '../domain/newsText';
import { SearchAlertSelect } from './SearchAlertSelect';
import { RenameSearchDialog } from './RenameSearchDialog';
import classes from './SavedSearchesTab.module.css';

const loadChanges = () =>
  import(/* webpackChunkName: "account-searches" */ '../data/savedSearches');

/** The saved searches, each with what came since the last look. */
export function SavedSearchesTab({ uid }: { uid: string }) {
  const searches = useSavedSearches(uid);
  const { run } = useAction(toRomanianMessage);
  const [renaming, setRenaming] = useState<KeptSearch>();
  const change = (to: (now: KeptSearch[]) => KeptSearch[]) =>
    changeLoaded(savedSearchesKey(uid), to);

  async function attempt(work: () => Promise<void>) {
    if (!(await run(work))) searches.reload();
  }
  const look = (search: KeptSearch) =>
    void attempt(async () => (await loadChanges()).markSeen(uid, search.id));
  const setAlert = (search: KeptSearch, alert: AlertFrequency) =>
    void attempt(async () => {
      change((now) => now.map((each) => (each.id === search.id ? { ...each, alert } : each)));
      await (await loadChanges()).setAlert(search.id, alert);
    });
  const remove = (search: KeptSearch) =>
    void attempt(async () => {
      change((now) => now.filter((each) => each.id !== search.id));
      await (await loadChanges()).deleteSearch(uid, search.id);
      const bringBack = async () => {
        const { saveSearch } = await import(
          /* webpackChunkName: "account-searches" */ '#data/preferences/saveSearch'
        );
        await saveSearch({ ...search, alert: search.alert ?? 'never' });
        searches.reload();
      };
      showToast(`Căutarea „${search.name}” a fost ștearsă.`, {
        undo: () => void attempt(bringBack),
      });
    });
  return (
    <RowFocus>
      <LoadState
        of={searches}
        skeleton={<SkeletonRows count={4} />}
        failedTitle="Nu am putut încărca căutările salvate"
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              title="Nu aveți căutări salvate"
              icon={<Bookmark strokeWidth={1.5} />}
              action={<ButtonLink to={links.allListings()}>Căutați un anunț</ButtonLink>}
            >
              Alegeți filtrele, apoi „Salvați căutarea”. Aici vedeți câte anunțuri au apărut de când
              v-ați uitat ultima dată.
            </EmptyState>
          ) : (
            <Stack as="ul" gap={2}>
              {all.map((search) => (
                <li key={search.id}>
                  <SearchRow
                    search={search}
                    onLook={() => look(search)}
                    onAlert={(alert) => setAlert(search, alert)}
                    onRename={() => setRenaming(search)}
                    onRemove={() => remove(search)}
                  />
                </li>
              ))}
              {renaming && (
                <RenameSearchDialog
                  search={renaming}
                  onClose={() => setRenaming(undefined)}
                  onName={(name) => {
                    setRenaming(undefined);
                    change((now) =>
                      now.map((each) => (each.id === renaming.id ? { ...each, name } : each)),
                    );
                    void attempt(async () =>
                      (await loadChanges()).renameSearch(uid, renaming.id, name),
                    );
                  }}
                />
              )}
            </Stack>
          )
        }
      </LoadState>
    </RowFocus>
  );
}

function SearchRow({
  search,
  onLook,
  onAlert,
  onRename,
  onRemove,
}: {
  search: KeptSearch;
  onLook(): void;
  onAlert(alert: AlertFrequency): void;
  onRename(): void;
  onRemove(): void;
}) {
  const news = useNews(search);
  const chips = useFilterWords(search.query);
  const isNew = news.state === 'ready' && news.value > 0;
  return (
    <article className={classes.search} aria-label={search.name} data-row={search.id}>
      <div className={classes.words}>
        <h2 className={classes.name}>
          <Link to={links.allListings(search.query)} onClick={onLook}>
            {search.name}
          </Link>
        </h2>
        <p className={classes.filters}>
          {[...chips, `văzută pe ${formatDate(search.lastSeenAt)}`].join(' · ')}
        </p>
      </div>
      <SearchAlertSelect search={search} onAlert={onAlert} className={classes.alert} />
      <div className={classes.side}>
        <span role="status" className={classes.news}>
          {isNew && <Badge tone="brand">{newsText(news.value)}</Badge>}
          {news.state === 'ready' && !isNew && <span className={classes.when}>nimic nou</span>}
        </span>
        <ButtonLink
          to={links.allListings(search.query)}
          size="small"
          variant="secondary"
          className={classes.look}
          onClick={onLook}
        >
          Vedeți
        </ButtonLink>
        <Menu
          label={`Alte acțiuni: ${search.name}`}
          items={[
            { label: 'Schimbați numele', onSelect: onRename },
            { label: 'Ștergeți căutarea', danger: true, onSelect: onRemove },
          ]}
        />
      </div>
    </article>
  );
}

/** The filters of a saved search in words. */
function useFilterWords(query: string): string[] {
  const categories = useCategories();
  const places = usePlaces();
  const names = {
    category: (id: string) =>
      (categories.state === 'ready' && categories.value.find((each) => each.id === id)?.label) ||
      nameFromId(id),
    place: (id: string) =>
      (places.state === 'ready' && places.value.find((each) => each.id === id)?.name) ||
      nameFromId(id),
    make: nameFromId,
    model: (_make: string, id: string) => nameFromId(id),
  };
  return toFilterChips(readFilters(query), names).map((chip) => chip.label);
}
