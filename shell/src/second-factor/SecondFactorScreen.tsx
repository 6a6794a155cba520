import { REDIRECT_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { refreshSession, useSession } from '@anunturi/shared-auth/session';
import { links, safeRedirectPath } from '@anunturi/shared-domain/site/links';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { useNav, useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { useState } from 'react';
import { AccountPage } from '../account/AccountPage';
import { Guard } from '../routing/Guard';
import { AppSetup } from './components/AppSetup';
import { CurrentState } from './components/CurrentState';
import { RecoveryCodes } from './components/RecoveryCodes';
import { beginApp, type NewApp, readState } from './data/secondFactor';
import { texts } from './texts';

/** Route `/al-doilea-pas`: sets up, changes and ends the second factor of the signed-in person. */
export function SecondFactorScreen() {
  const { location } = useNavState();
  return (
    <Guard access="user" location={location}>
      <Steps />
    </Guard>
  );
}

type Step = { app: NewApp } | { codes: readonly string[] };

function Steps() {
  const { user } = useSession();
  const nav = useNav();
  const { location } = useNavState();
  const state = useLoad(`second-factor:${user?.uid}`, readState);
  const [step, setStep] = useState<Step>();
  const goOn = safeRedirectPath(
    new URLSearchParams(location.search).get(REDIRECT_PARAM),
    links.dashboard(),
  );
  async function finish() {
    await refreshSession();
    nav.navigate(goOn);
  }
  if (step && 'codes' in step)
    return (
      <AccountPage title={texts.codesTitle} lead={texts.codesLead}>
        <RecoveryCodes codes={step.codes} onKept={finish} />
      </AccountPage>
    );
  if (step)
    return (
      <AccountPage title={texts.appTitle} lead={texts.appLead}>
        <AppSetup app={step.app} onCodes={(codes) => setStep({ codes })} />
      </AccountPage>
    );
  return (
    <AccountPage title={texts.title} lead={texts.lead}>
      <LoadState of={state} failedTitle={texts.failed}>
        {(found) => (
          <Stack>
            <CurrentState
              state={found}
              onBegin={async () => setStep({ app: await beginApp() })}
              onCodes={(codes) => setStep({ codes })}
              onEnded={state.reload}
            />
          </Stack>
        )}
      </LoadState>
    </AccountPage>
  );
}
