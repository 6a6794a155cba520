import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { type DecisionKind, isAllowed } from '@anunturi/shared-domain/moderation/allowedDecisions';
import styles from './BulkBar.module.css';

type Props = {
  listings: readonly Listing[];
  onDecide(kind: 'approve' | 'archive' | 'restore'): void;
  onReject(): void;
  onClear(): void;
};

/** What can be done to all ticked listings at once; each act goes to those it fits. */
export function BulkBar({ listings, onDecide, onReject, onClear }: Props) {
  if (listings.length === 0) return null;
  const fits = (kind: DecisionKind) =>
    listings.filter((listing) => isAllowed(kind, listing)).length;
  const [approve, reject, archive, restore] = (
    ['approve', 'reject', 'archive', 'restore'] as const
  ).map(fits);
  return (
    <Cluster gap={2} className={styles.bar} role="group" aria-label="Anunțuri bifate">
      <strong>{plural(listings.length, 'anunț bifat', 'anunțuri bifate')}</strong>
      {approve! > 0 && (
        <Button size="small" onClick={() => onDecide('approve')}>
          Aprobați {approve}
        </Button>
      )}
      {reject! > 0 && (
        <Button size="small" variant="danger" onClick={onReject}>
          Respingeți {reject}
        </Button>
      )}
      {archive! > 0 && (
        <Button size="small" variant="secondary" onClick={() => onDecide('archive')}>
          Arhivați {archive}
        </Button>
      )}
      {restore! > 0 && (
        <Button size="small" variant="secondary" onClick={() => onDecide('restore')}>
          Repuneți {restore}
        </Button>
      )}
      <Button size="small" variant="ghost" onClick={onClear}>
        Debifați
      </Button>
    </Cluster>
  );
}
