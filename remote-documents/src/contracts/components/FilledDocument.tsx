import type { Listing } from '@anunturi/shared-domain/listing/listing';
import type { Prefill } from '../data/usePrefill';
import { type DocumentFile, fitValues } from '../domain/documentFile';
import type { DocumentDefinition } from '../domain/documentTypes';
import { prefillValues } from '../domain/prefillValues';
import { DocumentMaker } from './DocumentMaker';

type Props = {
  definition: DocumentDefinition;
  title: string;
  /** An opened file. */
  opened: DocumentFile | null;
  listingId: string | null;
  prefill: Prefill;
};

/** A document with its first answers: those of an opened file, else what a listing gives. */
export function FilledDocument({ definition, title, opened, listingId, prefill }: Props) {
  const { listing, ...people } = prefill;
  const ofListing = listing ? prefillValues(definition, listing, people) : {};
  return (
    <DocumentMaker
      definition={definition}
      title={title}
      first={opened ? fitValues(definition, opened.values) : ofListing}
      opened={opened !== null}
      signed={opened?.signatures}
      listingId={listing ? listingId : null}
      listingTitle={listing?.title ?? null}
      lastKm={mileageOf(listing)}
    />
  );
}

function mileageOf(listing: Listing | null): number | undefined {
  if (listing?.kind !== 'vehicle' || listing.vehicle.shape === 'part') return undefined;
  return listing.vehicle.mileageKm;
}
