import { isMarketError, toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { useState } from 'react';
import { endSecondFactor, renewCodes, type SecondFactorState } from '../data/secondFactor';
import { texts } from '../texts';
import { PasswordAgain } from './PasswordAgain';

type Props = {
  state: SecondFactorState;
  onBegin(): Promise<void>;
  onCodes(codes: readonly string[]): void;
  onEnded(): void;
};
type Act = () => Promise<void>;

/** Whether the second factor is on, and what may be done with it; the password is asked for where trusted code wants it. */
export function CurrentState({ state, onBegin, onCodes, onEnded }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [waiting, setWaiting] = useState<{ act: Act }>();

  async function run(act: Act) {
    setBusy(true);
    setProblem(undefined);
    try {
      await act();
    } catch (error) {
      if (isMarketError(error) && error.code === 'recentSignInNeeded') setWaiting({ act });
      else setProblem(toRomanianMessage(error));
    } finally {
      setBusy(false);
    }
  }
  async function end() {
    await endSecondFactor();
    showToast(texts.ended, { tone: 'good' });
    onEnded();
  }
  if (waiting) return <PasswordAgain onProved={waiting.act} />;
  return (
    <Stack>
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      {state.isRequired && !state.isOn && <Notice tone="warn">{texts.required}</Notice>}
      <p>{state.isOn ? `${texts.on} ${texts.codesLeft(state.recoveryCodesLeft)}` : texts.off}</p>
      <p>{texts.device}</p>
      <Button
        wide
        busy={busy}
        variant={state.isOn ? 'secondary' : 'primary'}
        onClick={() => void run(onBegin)}
      >
        {state.isOn ? texts.change : texts.begin}
      </Button>
      {state.isOn && (
        <Button
          variant="secondary"
          wide
          busy={busy}
          onClick={() => void run(async () => onCodes(await renewCodes()))}
        >
          {texts.renew}
        </Button>
      )}
      {state.isOn && !state.isRequired && (
        <Button variant="ghost" busy={busy} onClick={() => void run(end)}>
          {texts.end}
        </Button>
      )}
    </Stack>
  );
}
