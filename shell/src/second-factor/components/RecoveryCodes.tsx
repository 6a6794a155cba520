import { Button } from '@anunturi/shared-ui/actions/Button';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { useState } from 'react';
import { texts } from '../texts';
import styles from './RecoveryCodes.module.css';

/** The recovery codes, shown once; who leaves says that they are kept. */
export function RecoveryCodes({
  codes,
  onKept,
}: {
  codes: readonly string[];
  onKept(): Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      showToast(texts.copied, { tone: 'good' });
    } catch (error) {
      console.warn('The recovery codes could not be copied', error);
      showToast(texts.notCopied, { tone: 'bad' });
    }
  }
  return (
    <Stack>
      <ul className={styles.codes} aria-label={texts.codesTitle}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button variant="secondary" wide onClick={() => void copy()}>
        {texts.copy}
      </Button>
      <Button
        wide
        busy={busy}
        onClick={() => {
          setBusy(true);
          void onKept();
        }}
      >
        {texts.kept}
      </Button>
    </Stack>
  );
}
