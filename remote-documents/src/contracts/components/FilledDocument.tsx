import type { Listing } from '@anunturi/shared-domain/listing/listing';
import type { Prefill } from '../data/usePrefill';
import { fitValues } from '../domain/documentFile';
import { changedFields } from '../domain/two-phones/changedFields';
import type { OpenedFile } from '../domain/two-phones/openFile';
import type { DocumentDefinition, Values } from '../domain/documentTypes';
import { prefillValues } from '../domain/prefillValues';
import { DocumentMaker } from './DocumentMaker';
import { OpenedNotice } from './OpenedNotice';

type Props = {
  definition: DocumentDefinition;
  title: string;
  /** An opened file. */
  opened: OpenedFile | null;
  /** What stood in this document on this page before the file was opened. */
  before: Values | null;
  listingId: string | null;
  prefill: Prefill;
};

/** A document with its first answers: those of an opened file, else what a listing gives. */
export function FilledDocument({ definition, title, opened, before, listingId, prefill }: Props) {
  const { listing, ...people } = prefill;
  const ofListing = listing ? prefillValues(definition, listing, people) : {};
  const first = opened ? fitValues(definition, opened.values) : ofListing;
  return (
    <>
      {opened && (
        <OpenedNotice
          isAsSent={opened.isAsSent}
          digest={opened.digest}
          changed={changedFields(definition, before, first)}
        />
      )}
      <DocumentMaker
        definition={definition}
        title={title}
        first={first}
        opened={opened !== null}
        signed={opened?.signatures}
        listingId={listing ? listingId : null}
        listingTitle={listing?.title ?? null}
        lastKm={mileageOf(listing)}
      />
    </>
  );
}

function mileageOf(listing: Listing | null): number | undefined {
  if (listing?.kind !== 'vehicle' || listing.vehicle.shape === 'part') return undefined;
  return listing.vehicle.mileageKm;
}
