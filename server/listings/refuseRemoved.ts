import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import { refuse } from '../app/command/refuse';

/** What was removed from view by decision does not come back by what its owner does. @throws Refusal wrongStatus */
export function refuseRemoved({ removed }: Pick<ListingFields, 'removed'>): void {
  if (removed)
    refuse(
      'wrongStatus',
      'Anunțul a fost scos de pe site printr-o decizie. Îl poate readuce numai anularea ei: o puteți contesta din cont.',
    );
}
