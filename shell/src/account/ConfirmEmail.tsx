import { confirmEmail } from '@anunturi/shared-auth/session';
import { links } from '@anunturi/shared-domain/site/links';
import { Button, ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { useState } from 'react';
import { AccountPage } from './AccountPage';
import classes from './AccountPage.module.css';
import { texts } from './texts';

/** Behind the e-mailed link: confirms the address by a press, so that a mail scanner that opens links confirms nothing. */
export function ConfirmEmail({ code }: { code: string }) {
  const [state, setState] = useState<{
    step: 'asked' | 'busy' | 'done' | 'failed';
    message?: string;
  }>({ step: 'asked' });

  async function confirm() {
    setState({ step: 'busy' });
    try {
      await confirmEmail(code);
      setState({ step: 'done' });
    } catch (error) {
      setState({ step: 'failed', message: (error as Error).message });
    }
  }

  return (
    <AccountPage title="Confirmarea adresei de e-mail">
      <div className={classes.form}>
        {state.step === 'done' && (
          <Notice tone="good" role="status">
            {texts.emailConfirmed}
          </Notice>
        )}
        {state.step === 'failed' && (
          <Notice tone="bad" role="alert">
            {state.message}
          </Notice>
        )}
        {state.step === 'done' ? (
          <ButtonLink to={links.dashboard()}>Mergeți la contul meu</ButtonLink>
        ) : (
          <Button busy={state.step === 'busy'} onClick={() => void confirm()}>
            Confirmați adresa
          </Button>
        )}
      </div>
    </AccountPage>
  );
}
