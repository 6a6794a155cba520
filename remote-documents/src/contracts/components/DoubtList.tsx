import { Button } from '@anunturi/shared-ui/actions/Button';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { texts } from '../texts';
import styles from './DoubtList.module.css';
import type { ConfirmedDoubts } from '../behaviour/useConfirmedDoubts';

type Props = { state: ConfirmedDoubts; onOpen(field: string): void };

/** Answers that make no sense together: an error leads to its field, anything else may also be confirmed. */
export function DoubtList({ state: { doubts, isConfirmed, confirm }, onOpen }: Props) {
  if (doubts.length === 0) return null;
  return (
    <section aria-labelledby="de-verificat" className={styles.doubts}>
      <h2 id="de-verificat" className={styles.title}>
        {texts.doubts}
      </h2>
      <Stack as="ul" gap={2}>
        {doubts.map(({ key, field, message, isError }) => (
          <li key={key}>
            <Notice
              tone={isError ? 'bad' : 'warn'}
              action={
                <Button variant="ghost" size="small" onClick={() => onOpen(field)}>
                  {texts.openDoubt}
                </Button>
              }
            >
              <p className={styles.message}>{message}</p>
              {!isError && (
                <CheckboxField
                  label={texts.confirmDoubt}
                  checked={isConfirmed(key)}
                  onChange={(event) => confirm(key, event.target.checked)}
                />
              )}
            </Notice>
          </li>
        ))}
      </Stack>
    </section>
  );
}
