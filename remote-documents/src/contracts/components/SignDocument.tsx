import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Check } from '@anunturi/shared-ui/icons/Check';
import { PenLine } from '@anunturi/shared-ui/icons/PenLine';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { hiddenClass } from '@anunturi/shared-ui/display/VisuallyHidden';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { RowFocus } from '@anunturi/shared-ui/layout/RowFocus';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import type { Signature } from '../domain/signing/signature';
import { texts } from '../texts';
import { SignDialog } from './SignDialog';
import styles from './SignDocument.module.css';
import type { SigningState } from '../behaviour/useSignatures';

type Props = { roles: readonly string[]; signatures: SigningState };

/** Who has signed on the screen, and the way to do it; signing with the pen, on paper, needs none of this. */
export function SignDocument({ roles, signatures }: Props) {
  const [signing, setSigning] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  function sign(role: string, signature: Signature) {
    // First the dialog gives the focus back to the button that opened it, then its row takes it over.
    flushSync(() => setSigning(null));
    signatures.put(role, signature);
    setSaid(texts.hasSigned(role));
  }
  function confirm(role: string) {
    signatures.confirm(role);
    setSaid(texts.hasSigned(role));
  }
  function remove(role: string) {
    signatures.remove(role);
    setSaid('');
  }
  return (
    <Stack gap={3}>
      <p className={styles.note}>{texts.signaturesNote}</p>
      <RowFocus>
        <ul className={styles.list}>
          {roles.map((role) => (
            <li key={role} data-row={role}>
              <Party
                role={role}
                state={signatures.stateOf(role)}
                onSign={() => setSigning(role)}
                onRemove={() => remove(role)}
                onConfirm={() => confirm(role)}
              />
            </li>
          ))}
        </ul>
      </RowFocus>
      <p role="status" className={hiddenClass}>
        {said}
      </p>
      {signing && (
        <SignDialog
          role={signing}
          onClose={() => setSigning(null)}
          onSigned={(signature) => sign(signing, signature)}
        />
      )}
    </Stack>
  );
}

type PartyProps = {
  role: string;
  state: ReturnType<SigningState['stateOf']>;
  onSign(): void;
  onRemove(): void;
  onConfirm(): void;
};

function Party({ role, state, onSign, onRemove, onConfirm }: PartyProps) {
  if (state === 'none')
    return (
      <Button variant="secondary" icon={<PenLine size={18} />} onClick={onSign}>
        {texts.sign(role)}
      </Button>
    );
  const remove = (
    <Button variant="ghost" size="small" onClick={onRemove}>
      {texts.removeSignature(role)}
    </Button>
  );
  if (state === 'signed')
    return (
      <Cluster gap={2}>
        <span className={styles.signed}>
          <Check size={18} aria-hidden="true" /> {texts.hasSigned(role)}
        </span>
        {remove}
      </Cluster>
    );
  return (
    <Notice
      tone="warn"
      action={
        <Cluster gap={2}>
          <Button variant="secondary" size="small" onClick={onConfirm}>
            {texts.signatureHolds}
          </Button>
          {remove}
        </Cluster>
      }
    >
      {texts.changedSinceSigned(role)}
    </Notice>
  );
}
