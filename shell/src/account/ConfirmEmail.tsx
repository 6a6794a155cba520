import { confirmAddressChange, confirmEmail } from '@anunturi/shared-auth/session';
import { links } from '@anunturi/shared-domain/site/links';
import { Button, ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { useState } from 'react';
import { AccountPage } from './AccountPage';
import classes from './AccountPage.module.css';
import { texts } from './texts';

const kinds = {
  /** The address that the account has. */
  confirm: {
    act: confirmEmail,
    title: 'Confirmarea adresei de e-mail',
    button: 'Confirmați adresa',
    done: texts.emailConfirmed,
    next: { to: links.dashboard(), label: 'Mergeți la contul meu' },
  },
  /** Another one in its place. */
  change: {
    act: confirmAddressChange,
    title: 'Schimbarea adresei de e-mail',
    button: 'Folosiți adresa nouă',
    done: texts.emailChanged,
    next: { to: links.login(), label: 'Intrați în cont' },
  },
} as const;

/** Behind an e-mailed link: confirms an address by a press, so that a mail scanner that opens links confirms nothing. */
export function ConfirmEmail({ code, kind }: { code: string; kind: keyof typeof kinds }) {
  const { act, title, button, done, next } = kinds[kind];
  const [state, setState] = useState<{
    step: 'asked' | 'busy' | 'done' | 'failed';
    message?: string;
  }>({ step: 'asked' });

  async function confirm() {
    setState({ step: 'busy' });
    try {
      await act(code);
      setState({ step: 'done' });
    } catch (error) {
      setState({ step: 'failed', message: (error as Error).message });
    }
  }

  return (
    <AccountPage title={title}>
      <div className={classes.form}>
        {state.step === 'done' && (
          <Notice tone="good" role="status">
            {done}
          </Notice>
        )}
        {state.step === 'failed' && (
          <Notice tone="bad" role="alert">
            {state.message}
          </Notice>
        )}
        {state.step === 'done' ? (
          <ButtonLink to={next.to}>{next.label}</ButtonLink>
        ) : (
          <Button busy={state.step === 'busy'} onClick={() => void confirm()}>
            {button}
          </Button>
        )}
      </div>
    </AccountPage>
  );
}
