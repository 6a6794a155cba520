import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { type WishedEmail, wishedEmails } from '@anunturi/shared-domain/people/emailKinds';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { type MyEmails, readMyEmails, setEmailWish } from '../../data/myEmails';
import styles from './EmailWishes.module.css';

const states = {
  sent: 'trimis',
  waits: 'urmează să plece',
  failed: 'nu a putut fi livrat',
} as const satisfies Record<MyEmails['sent'][number]['state'], string>;
const kinds = Object.entries(wishedEmails) as [WishedEmail, string][];

/** When the site writes to the person, each kind with a switch, and what it wrote. */
export function EmailWishes({ uid }: { uid: string }) {
  const emails = useLoad(`myEmails:${uid}`, readMyEmails);
  const { busy, run } = useAction(toRomanianMessage);
  const set = async (kind: WishedEmail, wanted: boolean) => {
    if (await run(() => setEmailWish(kind, wanted), 'Salvat.')) emails.reload();
  };
  return (
    <LoadState of={emails} skeleton={<Skeleton lines={7} />}>
      {({ off, sent }) => (
        <Stack gap={4}>
          <fieldset className={styles.kinds}>
            <legend className={styles.legend}>Vă scriem când</legend>
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
          <p className={styles.note}>
            Despre cont, despre decizii și despre sesizări vă scriem întotdeauna: o cer legea sau
            siguranța contului.
          </p>
          <details>
            <summary>Ce v-am scris în ultimele 90 de zile</summary>
            {sent.length === 0 ? (
              <p className={styles.note}>Niciun e-mail.</p>
            ) : (
              <ul className={styles.sent}>
                {sent.map(({ subject, atMs, state }) => (
                  <li key={`${atMs} ${subject}`}>
                    {subject}{' '}
                    <span
                      className={styles.note}
                    >{`${formatDateTime(atMs)}, ${states[state]}`}</span>
                  </li>
                ))}
              </ul>
            )}
          </details>
        </Stack>
      )}
    </LoadState>
  );
}
