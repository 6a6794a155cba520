import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { createAppCheckToken, type ReadAppCheckToken } from './createAppCheckToken';

type Environment = Record<string, string | undefined>;
type Settings = { firebase: FirebaseConfig; readAppCheckToken?: ReadAppCheckToken };

/**
 * Firebase as browsers see it, and the server's own token, where App Check is switched on: APP_CHECK_SITE_KEY is the key of
 * reCAPTCHA Enterprise, APP_CHECK_SERVER_TOKEN a debug token that the console lists for servers.
 * @throws ExpectedFailure where only a part is set
 */
export function readAppCheckSettings(
  { APP_CHECK_SITE_KEY: siteKey, APP_CHECK_SERVER_TOKEN: serverToken }: Environment,
  firebase: FirebaseConfig,
): Settings {
  if (!siteKey && !serverToken) return { firebase };
  if (!siteKey || !serverToken || firebase.appId === undefined)
    throw new ExpectedFailure(
      'App Check is only half set.',
      'Set APP_CHECK_SITE_KEY, APP_CHECK_SERVER_TOKEN and the appId of FIREBASE_CONFIG, or neither key nor token.',
      2,
    );
  return {
    firebase: { ...firebase, appCheck: { siteKey: siteKey.trim() } },
    readAppCheckToken: createAppCheckToken(firebase, serverToken.trim()),
  };
}
