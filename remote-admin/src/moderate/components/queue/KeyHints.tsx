import { useState } from 'react';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { queueKeysSwitch } from '@anunturi/shared-runtime/storage/queueKeysSwitch';
import { useStore } from '@anunturi/shared-runtime/stores/useStore';
import { KeyHelp } from './KeyHelp';
import { useQueueKeys } from '../../behaviour/useQueueKeys';
import styles from './KeyHints.module.css';

const hints = [
  ['j k', 'parcurgeți'],
  ['a', 'aprobați'],
  ['r', 'respingeți'],
  ['u', 'anulați'],
] as const;

/** The keys used most, in sight where there is a keyboard; all of them on `?`. */
export function KeyHints() {
  const [isOpen, setOpen] = useState(false);
  const isOn = useStore(queueKeysSwitch, null) !== false;
  useQueueKeys({ '?': () => setOpen(true) });
  return (
    <div className={styles.hints}>
      {!isOn && <span className={styles.hint}>Tastele sunt oprite.</span>}
      {(isOn ? hints : []).map(([key, meaning]) => (
        <span key={key} className={styles.hint}>
          <kbd className={styles.key}>{key}</kbd> {meaning}
        </span>
      ))}
      <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
        Toate tastele {isOn && <kbd className={styles.key}>?</kbd>}
      </Button>
      {isOpen && <KeyHelp onClose={() => setOpen(false)} />}
    </div>
  );
}
