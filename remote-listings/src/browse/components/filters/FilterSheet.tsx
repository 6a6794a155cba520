import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Sheet } from '@anunturi/shared-ui/overlays/Sheet';
import { useState } from 'react';
import { useListingCount } from '#data/lists/useListings';
import { countText } from '#domain/listingCount';
import { useSettled } from '../../behaviour/useSettled';
import { FilterGroups } from './FilterGroups';

export type FilterSheetProps = {
  filters: ListingFilters;
  onClose(): void;
  onShow(filters: ListingFilters): void;
};

/** The filters on a phone: chosen together, with the count of what they would show on the button. Loaded on demand. */
export function FilterSheet({ filters, onClose, onShow }: FilterSheetProps) {
  const [chosen, setChosen] = useState(filters);
  const counted = useSettled(chosen);
  const buttons = (
    <>
      <Button variant="ghost" onClick={() => setChosen(filters.sort ? { sort: filters.sort } : {})}>
        Ștergeți tot
      </Button>
      <Button onClick={() => onShow(chosen)}>
        Arată <Count filters={counted} waits={counted !== chosen} />
      </Button>
    </>
  );
  return (
    <Sheet open onClose={onClose} title="Filtre" footer={buttons}>
      <FilterGroups filters={chosen} onChange={setChosen} />
    </Sheet>
  );
}

function Count({ filters, waits }: { filters: ListingFilters; waits: boolean }) {
  const count = useListingCount(filters);
  return (
    <span aria-live="polite">
      {count.state === 'ready' && !waits ? countText(count.value) : 'anunțurile'}
    </span>
  );
}
