import type { FirebaseApp } from 'firebase/app';
import {
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  type AppCheck,
} from 'firebase/app-check';
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

/** @throws Error when none is given */
export const readAppCheckToken = async (app: FirebaseApp, firebase: FirebaseConfig) =>
  (await getToken(startAppCheck(app, firebase))).token;
