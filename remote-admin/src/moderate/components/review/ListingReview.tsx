import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Card } from '@anunturi/shared-ui/layout/Card';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { readListing } from '#data/listings/readListings';
import { TargetLog } from '#components/TargetLog';
import type { Reasoned } from '../../data/decide';
import { useClaim } from '../../behaviour/useClaim';
import { AppealPanel } from './AppealPanel';
import { ListingPreview } from './ListingPreview';
import { ListingReports } from './ListingReports';
import { OwnerLine } from './OwnerLine';
import { ReviewActions } from './ReviewActions';
import { SamePhotos } from './SamePhotos';
import styles from './ListingReview.module.css';

type Props = {
  id: string;
  /** As the list has it; one that is not on the page is read. */
  listing?: Listing;
  onBack(): void;
  onApprove(listing: Listing): void;
  onRestrict(kind: Reasoned, listing: Listing): void;
  onChanged(): void;
};

/** Everything a decision about one listing needs: the page as buyers see it, its owner, reports, what was decided before. */
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
  onBack,
  onApprove,
  onRestrict,
  onChanged,
}: Props & { listing: Listing }) {
  const holder = useClaim(listing.id);
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
        <AppealPanel listing={listing} onAnswered={onChanged} />
        <ListingReports listing={listing} onDecided={onChanged} />
        <ListingPreview listing={listing} />
        <SamePhotos listing={listing} />
        <OwnerLine listing={listing} />
        <TargetLog targetId={listing.id} />
      </Stack>
    </Card>
  );
}
