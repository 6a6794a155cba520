import { plural } from '@anunturi/shared-domain/plural';
import { Button } from '@anunturi/shared-ui/Button';
import { Cluster } from '@anunturi/shared-ui/Stack';
import { sendNow, undoLast, useWaitingDecisions } from '../data/listings/decisionQueue';
import styles from './WaitingDecisions.module.css';

/** What was decided and can still be taken back. */
export function WaitingDecisions() {
  const waiting = useWaitingDecisions();
  const count = waiting.reduce((sum, { decisions }) => sum + decisions.length, 0);
  return (
    <div role="status" className={styles.region}>
      {count > 0 && (
        <Cluster gap={2} className={styles.strip}>
          <span>{plural(count, 'decizie se trimite', 'decizii se trimit')} în câteva secunde.</span>
          <Button size="small" variant="secondary" onClick={undoLast}>
            Anulează ultima <kbd className={styles.key}>u</kbd>
          </Button>
          <Button size="small" variant="ghost" onClick={() => void sendNow()}>
            Trimite acum
          </Button>
        </Cluster>
      )}
    </div>
  );
}
