import { queueKeysSwitch, switchQueueKeys } from '@anunturi/shared-runtime/storage/queueKeysSwitch';
import { useStore } from '@anunturi/shared-runtime/stores/useStore';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';

/** Whether single letters decide in the queue of moderation, for administrators. */
export function ModerationKeys() {
  return (
    <CheckboxField
      look="switch"
      label="Tastele lucrează"
      hint="Opriți-le dacă dictați sau apăsați taste din greșeală; rămâne ținut minte pe acest dispozitiv."
      checked={useStore(queueKeysSwitch, null) !== false}
      onChange={(event) => switchQueueKeys(event.target.checked)}
    />
  );
}
