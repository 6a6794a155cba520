import {
  PUSH_DEVICES_MAX,
  type PushKind,
  QUIET_FROM_HOUR,
  QUIET_UNTIL_HOUR,
  pushKinds,
} from '@anunturi/shared-domain/people/pushKinds';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { readMyPush, setPushWish } from '../../data/myPush';
import styles from './EmailWishes.module.css';
import { ThisDevicePush } from './ThisDevicePush';

const kinds = Object.entries(pushKinds) as [PushKind, string][];

/** Whether notifications come to this device, and of what the person's devices are told. */
export function PushWishes({ uid }: { uid: string }) {
  const push = useLoad(`myPush:${uid}`, readMyPush);
  const { busy, run } = useAction(toRomanianMessage);
  const set = async (kind: PushKind, wanted: boolean) => {
    if (await run(() => setPushWish(kind, wanted), 'Salvat.')) push.reload();
  };
  return (
    <LoadState of={push} skeleton={<Skeleton lines={4} />}>
      {({ device, publicKey, devices, off }) => (
        <Stack gap={4}>
          <ThisDevicePush device={device} publicKey={publicKey} onChanged={push.reload} />
          {devices > 0 && (
            <fieldset className={styles.kinds}>
              <legend className={styles.legend}>
                {devices === 1 ? 'Vă anunțăm când' : `Vă anunțăm pe ${devices} dispozitive când`}
              </legend>
              {kinds.map(([kind, label]) => (
                <CheckboxField
                  key={kind}
                  look="switch"
                  label={label}
                  checked={!off.includes(kind)}
                  disabled={busy}
                  onChange={(event) => void set(kind, event.target.checked)}
                />
              ))}
            </fieldset>
          )}
          <p className={styles.note}>
            Între orele {QUIET_FROM_HOUR} și {QUIET_UNTIL_HOUR} nu trimitem nimic: ce apare în acest
            timp vine la ora {QUIET_UNTIL_HOUR}, într-o singură notificare. Cel mult{' '}
            {PUSH_DEVICES_MAX} dispozitive; încă unul îl înlocuiește pe cel mai vechi.
          </p>
        </Stack>
      )}
    </LoadState>
  );
}
