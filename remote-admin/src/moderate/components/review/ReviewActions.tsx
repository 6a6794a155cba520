import { useState } from 'react';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { links } from '@anunturi/shared-domain/site/links';
import { Button, ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { isAllowed } from '@anunturi/shared-domain/moderation/allowedDecisions';
import type { Reasoned } from '../../data/decide';
import { useQueueKeys } from '../../behaviour/useQueueKeys';
import { EditListingDialog } from './EditListingDialog';
import { StatusBadge } from './StatusBadge';
import styles from './ReviewActions.module.css';

type Props = {
  listing: Listing;
  onApprove(listing: Listing): void;
  onRestrict(kind: Reasoned, listing: Listing): void;
  onChanged(): void;
};

/** The decisions that fit the listing as it stands; each one can be taken back for ten seconds. */
export function ReviewActions({ listing, onApprove, onRestrict, onChanged }: Props) {
  const [editing, setEditing] = useState(false);
  useQueueKeys({ m: () => setEditing(true) });
  return (
    <Cluster
      gap={2}
      className={styles.bar}
      role="group"
      aria-label={`Decizii pentru ${listing.title}`}
    >
      <StatusBadge {...listing} />
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
      <Button size="small" variant="secondary" onClick={() => setEditing(true)}>
        Modificați…
      </Button>
      <ButtonLink
        size="small"
        variant="ghost"
        to={links.listing({ id: listing.id, slug: listing.slug })}
        target="_blank"
      >
        Pagina publică
      </ButtonLink>
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
    </Cluster>
  );
}
