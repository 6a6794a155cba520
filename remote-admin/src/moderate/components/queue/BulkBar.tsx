import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import {
  isAllowed,
  type ListingDecision,
} from '@anunturi/shared-domain/moderation/allowedDecisions';
import type { Reasoned } from '../../data/decide';
import styles from './BulkBar.module.css';

type Props = {
  listings: readonly Listing[];
  onApprove(): void;
  onRestrict(kind: Reasoned): void;
  onClear(): void;
};

/** What can be done to all ticked listings at once; each act goes to those it fits. */
export function BulkBar({ listings, onApprove, onRestrict, onClear }: Props) {
  if (listings.length === 0) return null;
  const fits = (kind: ListingDecision) =>
    listings.filter((listing) => isAllowed(kind, listing)).length;
  const [approve, ask, reject, remove] = (['approve', 'ask', 'reject', 'remove'] as const).map(
    fits,
  );
  return (
    <Cluster gap={2} className={styles.bar} role="group" aria-label="Anunțuri bifate">
      <strong>{plural(listings.length, 'anunț bifat', 'anunțuri bifate')}</strong>
      {approve! > 0 && (
        <Button size="small" onClick={onApprove}>
          Aprobați {approve}
        </Button>
      )}
      {ask! > 0 && (
        <Button size="small" variant="secondary" onClick={() => onRestrict('ask')}>
          Cereți modificări {ask}
        </Button>
      )}
      {reject! > 0 && (
        <Button size="small" variant="danger" onClick={() => onRestrict('reject')}>
          Respingeți {reject}
        </Button>
      )}
      {remove! > 0 && (
        <Button size="small" variant="danger" onClick={() => onRestrict('remove')}>
          Scoateți {remove}
        </Button>
      )}
      <Button size="small" variant="ghost" onClick={onClear}>
        Debifați
      </Button>
    </Cluster>
  );
}
