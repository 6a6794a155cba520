import { useState } from 'react';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Card } from '@anunturi/shared-ui/layout/Card';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { evidenceKey, forgetEvidence, readEvidence } from '#data/listings/evidence';
import { readListing } from '#data/listings/readListings';
import { TargetLog } from '#components/TargetLog';
import type { Reasoned } from '../../data/decide';
import { useClaim } from '../../behaviour/useClaim';
import { AppealPanel } from './AppealPanel';
import { EvidencePanel } from './EvidencePanel';
import { ListingPhotos } from './ListingPhotos';
import { ListingPreview } from './ListingPreview';
import { SellerActs } from './SellerActs';
import { ListingReports } from './ListingReports';
import { ReviewActions } from './ReviewActions';
import styles from './ListingReview.module.css';

type Props = {
  id: string;
  /** As the list has it; one that is not on the page is read. */
  listing?: Listing;
  placeName(id: string): string;
  onBack(): void;
  onApprove(listing: Listing): void;
  onRestrict(kind: Reasoned, listing: Listing): void;
  onChanged(): void;
};

/** Everything a decision about one listing needs, what decides first: photos, evidence, what was decided before, reports, then the facts. */
export function ListingReview(props: Props) {
  return props.listing ? <Review {...props} listing={props.listing} /> : <ReadReview {...props} />;
}

function ReadReview(props: Props) {
  const found = useLoad(`admin listing:${props.id}`, () => readListing(props.id));
  const changed = () => {
    found.reload();
    props.onChanged();
  };
  return (
    <LoadState of={found} failedTitle="Anunțul nu a putut fi încărcat">
      {(listing) =>
        listing ? (
          <Review {...props} listing={listing} onChanged={changed} />
        ) : (
          <EmptyState title="Anunțul nu mai există">A fost șters de proprietar.</EmptyState>
        )
      }
    </LoadState>
  );
}

function Review({
  listing,
  placeName,
  onBack,
  onApprove,
  onRestrict,
  onChanged,
}: Props & { listing: Listing }) {
  const holder = useClaim(listing.id);
  const found = useLoad(`admin evidence:${evidenceKey(listing)}`, () => readEvidence(listing));
  const evidence = found.state === 'ready' ? found.value : undefined;
  // Where the evidence is not there, notices are not kept away.
  const hasReports = evidence ? evidence.reports > 0 : found.state === 'failed';
  return (
    <Card as="article" padding="medium">
      <Stack gap={4}>
        <Button variant="ghost" size="small" className={styles.back} onClick={onBack}>
          ← Înapoi la listă
        </Button>
        {holder && (
          <Notice tone="warn" role="status">
            Îl are deschis {holder.name}. Dacă decideți amândoi, rămâne prima decizie, iar ce ați
            scris nu se pierde.
          </Notice>
        )}
        <ReviewActions
          listing={listing}
          onApprove={onApprove}
          onRestrict={onRestrict}
          onChanged={onChanged}
        />
        <div className={styles.seen}>
          <ListingPhotos listing={listing} />
          <LoadState
            of={found}
            skeleton={<SkeletonRows count={3} />}
            failedTitle="Ce hotărăște nu a putut fi încărcat"
          >
            {(evidence) => evidence && <EvidencePanel listing={listing} evidence={evidence} />}
          </LoadState>
        </div>
        {evidence?.decision && (
          <AppealPanel listing={listing} decision={evidence.decision} onAnswered={onChanged} />
        )}
        {hasReports && (
          <ListingReports
            listing={listing}
            onDecided={() => {
              forgetEvidence(listing);
              found.reload();
              onChanged();
            }}
          />
        )}
        <SellerActs listing={listing} onChanged={onChanged} />
        <ListingPreview listing={listing} placeName={placeName} />
        <ListingLog listingId={listing.id} />
      </Stack>
    </Card>
  );
}

/** What was done to the listing, read when it is asked for. */
function ListingLog({ listingId }: { listingId: string }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <TargetLog targetId={listingId} />;
  return (
    <Button variant="ghost" size="small" className={styles.log} onClick={() => setOpen(true)}>
      Afișați istoricul
    </Button>
  );
}
