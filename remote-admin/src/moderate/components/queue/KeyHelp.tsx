import { UNDO_DECISION_MS } from '@anunturi/shared-domain/site/limits';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { queueKeysSwitch, switchQueueKeys } from '@anunturi/shared-runtime/storage/queueKeysSwitch';
import { useStore } from '@anunturi/shared-runtime/stores/useStore';
import { queueKeys } from '../../domain/queue/queueKeys';
import styles from './KeyHints.module.css';

/** Every key of the queue and what it does. */
export function KeyHelp({ onClose }: { onClose(): void }) {
  const isOn = useStore(queueKeysSwitch, null) !== false;
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
        hint="Opriți-le dacă dictați sau apăsați taste din greșeală; rămâne ținut minte pe acest dispozitiv și se schimbă și din cont, la „Profil”."
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
        Lucrează cât timp lista are focusul: apăsați pe un anunț din ea sau ajungeți la ea cu Tab.
        Cu anunțuri bifate, a, r, c și s lucrează asupra tuturor celor bifate. O decizie se aplică
        după {UNDO_DECISION_MS / 1000} secunde; până atunci o puteți anula.
      </p>
    </Dialog>
  );
}
