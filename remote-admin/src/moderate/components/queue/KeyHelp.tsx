import { Button } from '@anunturi/shared-ui/actions/Button';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { switchQueueKeys, useQueueKeysOn } from '../../data/queueKeysSwitch';
import { queueKeys } from '../../domain/queue/queueKeys';
import styles from './KeyHints.module.css';

/** Every key of the queue and what it does. */
export function KeyHelp({ onClose }: { onClose(): void }) {
  const isOn = useQueueKeysOn();
  return (
    <Dialog
      open
      onClose={onClose}
      title="Taste"
      footer={<Button onClick={onClose}>Închideți</Button>}
    >
      <CheckboxField
        look="switch"
        label="Tastele lucrează"
        hint="Opriți-le dacă dictați sau apăsați taste din greșeală; rămâne ținut minte pe acest dispozitiv."
        checked={isOn}
        onChange={(event) => switchQueueKeys(event.target.checked)}
      />
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
