import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import type { SearchCounts } from '@anunturi/shared-domain/search/SearchAnswer';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Sheet } from '@anunturi/shared-ui/overlays/Sheet';
import { useEffect, useRef, useState } from 'react';
import { useSearch } from '#data/lists/useSearch';
import { meantBy } from '#domain/meantBy';
import { useSettled } from '../../behaviour/useSettled';
import { FilterForm } from './FilterForm';

export type FilterSheetProps = {
  filters: ListingFilters;
  asText: readonly string[] | undefined;
  /** Of the list below. */
  counts: SearchCounts | undefined;
  /** The name of the field that was asked for; empty when none was. */
  openAt: string;
  onClose(): void;
  onShow(filters: ListingFilters): void;
};

/** The filters on a phone: chosen together, with the count of what they would show on the button. Loaded on demand. */
export function FilterSheet({
  filters,
  asText,
  counts,
  openAt,
  onClose,
  onShow,
}: FilterSheetProps) {
  const [chosen, setChosen] = useState(filters);
  const counted = useSettled(chosen);
  const answer = useSearch({ filters: counted, asText, limit: 0, counts: true });
  const known = answer.state === 'ready' ? answer.value : undefined;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (openAt) fields.current?.querySelector<HTMLElement>(`[name='${openAt}']`)?.focus();
  }, [openAt]);
  const waits = counted !== chosen;
  const { sort, words } = filters;
  const buttons = (
    <>
      <Button
        variant="ghost"
        onClick={() => setChosen({ ...(sort && { sort }), ...(words && { words }) })}
      >
        Ștergeți tot
      </Button>
      <Button onClick={() => onShow(chosen)}>
        Arată{' '}
        <span aria-live="polite">
          {known && !waits ? plural(known.total, 'anunț', 'anunțuri') : 'anunțurile'}
        </span>
      </Button>
    </>
  );
  return (
    <Sheet open onClose={onClose} title="Filtre" footer={buttons}>
      <div ref={fields}>
        <FilterForm
          filters={chosen}
          meant={meantBy(chosen, known)}
          counts={known?.counts ?? counts}
          asText={asText}
          place="sheet"
          onChange={setChosen}
        />
      </div>
    </Sheet>
  );
}
