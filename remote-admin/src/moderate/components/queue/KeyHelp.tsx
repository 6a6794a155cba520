import { Button } from '@anunturi/shared-ui/actions/Button';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { queueKeys } from '../../domain/queue/queueKeys';
import styles from './KeyHints.module.css';

/** Every key of the queue and what it does. */
export function KeyHelp({ onClose }: { onClose(): void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Taste"
      footer={<Button onClick={onClose}>Închide</Button>}
    >
      <dl className={styles.help}>
        {queueKeys.map(([key, meaning]) => (
          <div key={key} className={styles.hint}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd className={styles.meaning}>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        Cu anunțuri bifate, a, r și e lucrează asupra tuturor celor bifate. Deciziile se trimit după
        zece secunde.
      </p>
    </Dialog>
  );
}
