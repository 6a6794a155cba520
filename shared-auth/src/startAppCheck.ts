import type { FirebaseApp } from 'firebase/app';
import {
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  type AppCheck,
} from 'firebase/app-check';
import { APP_CHECK_HEADER } from '@anunturi/shared-domain/commands/CommandAnswer';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { appCheckExchange } from './firestore-rest/appCheckExchange';

/** Starts App Check for an app, once however often it is called: from then on every client of the SDK shows its tokens. */
export function startAppCheck(app: FirebaseApp, firebase: FirebaseConfig): AppCheck {
  const { appCheck = {} } = firebase;
  const provider =
    appCheck.siteKey === undefined
      ? new CustomProvider({
          getToken: () => appCheckExchange(firebase, appCheck.debugToken ?? ''),
        })
      : new ReCaptchaEnterpriseProvider(appCheck.siteKey);
  // A token is made when something is asked, not by a page that lies open.
  return initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: false });
}

/** The token in its header; none where none is given, which is said. */
export async function appCheckHeaders(
  app: Promise<FirebaseApp>,
  firebase: FirebaseConfig,
): Promise<Record<string, string>> {
  try {
    return { [APP_CHECK_HEADER]: (await getToken(startAppCheck(await app, firebase))).token };
  } catch (error) {
    console.warn('App Check gave no token', error);
    return {};
  }
}
