import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { QrCode } from '@anunturi/shared-ui/display/QrCode';
import { toQrMarks } from '@anunturi/shared-ui/display/toQrMarks';
import { type FormEvent, useMemo, useState } from 'react';
import { confirmApp, type NewApp } from '../data/secondFactor';
import { texts } from '../texts';
import styles from './AppSetup.module.css';

type Props = { app: NewApp; onCodes(codes: readonly string[]): void };

/** What an authenticator app scans, and the first code that it shows. */
export function AppSetup({ app: { secret, appAddress }, onCodes }: Props) {
  const marks = useMemo(() => toQrMarks(appAddress), [appAddress]);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (!/^\s*(\d\s*){6}$/.test(code)) return setProblem(texts.codeMissing);
    setProblem(undefined);
    setBusy(true);
    try {
      onCodes(await confirmApp(code));
    } catch (error) {
      setProblem(toRomanianMessage(error));
      setBusy(false);
    }
  }
  return (
    <form noValidate onSubmit={(event) => void confirm(event)}>
      <Stack>
        <QrCode marks={marks} label={texts.qr} />
        <p>
          <a href={appAddress}>{texts.openApp}</a>
        </p>
        <p>
          {texts.secret}{' '}
          <code className={styles.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </p>
        <TextField
          label={texts.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={problem}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" wide busy={busy}>
          {texts.confirm}
        </Button>
      </Stack>
    </form>
  );
}
