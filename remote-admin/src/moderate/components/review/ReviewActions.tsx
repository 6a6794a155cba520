import { useState } from 'react';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { isAllowed } from '@anunturi/shared-domain/moderation/allowedDecisions';
import type { Reasoned } from '../../data/decide';
import { useQueueKeys } from '../../behaviour/useQueueKeys';
import { priceText } from '../../domain/priceText';
import { EditListingDialog } from './EditListingDialog';
import { StatusBadge } from './StatusBadge';
import styles from './ReviewActions.module.css';

type Props = {
  listing: Listing;
  onApprove(listing: Listing): void;
  onRestrict(kind: Reasoned, listing: Listing): void;
  onChanged(): void;
};

/**
 * Title, price and, unless it waits for approval, state, always together with the decisions that fit the listing: over the end of a
 * phone's page, at the top of wide ones. Each decision can be taken back for ten seconds.
 */
export function ReviewActions({ listing, onApprove, onRestrict, onChanged }: Props) {
  const [editing, setEditing] = useState(false);
  useQueueKeys({ m: () => setEditing(true) });
  return (
    <div
      className={styles.bar}
      data-bottom-bar
      role="group"
      aria-label={`Decizii pentru ${listing.title}`}
      data-decisions
    >
      <h2 className={styles.title}>{listing.title}</h2>
      <p className={styles.price}>
        {priceText(listing.price)} {listing.status !== 'pending' && <StatusBadge {...listing} />}
      </p>
      <Button
        size="small"
        variant="secondary"
        className={styles.edit}
        onClick={() => setEditing(true)}
      >
        Modificați…
      </Button>
      <div className={styles.decisions}>
        {isAllowed('approve', listing) && (
          <Button size="small" onClick={() => onApprove(listing)}>
            {listing.removed ? 'Repuneți' : 'Aprobați'}
          </Button>
        )}
        {isAllowed('ask', listing) && (
          <Button size="small" variant="secondary" onClick={() => onRestrict('ask', listing)}>
            Cereți modificări…
          </Button>
        )}
        {isAllowed('reject', listing) && (
          <Button size="small" variant="danger" onClick={() => onRestrict('reject', listing)}>
            Respingeți…
          </Button>
        )}
        {isAllowed('remove', listing) && (
          <Button size="small" variant="danger" onClick={() => onRestrict('remove', listing)}>
            Scoateți de pe site…
          </Button>
        )}
      </div>
      {editing && (
        <EditListingDialog
          listing={listing}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            onChanged();
          }}
        />
      )}
    </div>
  );
}
