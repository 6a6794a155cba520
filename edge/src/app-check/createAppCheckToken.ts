import {
  appCheckExchange,
  type AppCheckToken,
} from '@anunturi/shared-auth/firestore-rest/appCheckExchange';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';

/** A new one is asked for so long before the last one ends. */
const MARGIN_MS = 5 * 60_000;
/** After a refusal: pages wait for the answer. */
const REST_MS = 5000;

/** The token that this server shows; undefined while it is given none, which is said. */
export type ReadAppCheckToken = () => Promise<string | undefined>;

/** The server's own token of App Check, for the secret that is registered for it, kept while it is good. */
export function createAppCheckToken(
  firebase: FirebaseConfig,
  serverToken: string,
  now: () => number = Date.now,
): ReadAppCheckToken {
  let kept: AppCheckToken | undefined;
  let asking: Promise<void> | undefined;
  let restsUntilMs = 0;
  const ask = async () => {
    try {
      kept = await appCheckExchange(firebase, serverToken);
    } catch (error) {
      restsUntilMs = now() + REST_MS;
      console.error('This server was given no token of App Check.', error);
    } finally {
      asking = undefined;
    }
  };
  return async () => {
    const leftMs = (kept?.expireTimeMillis ?? 0) - now();
    if (leftMs < MARGIN_MS && now() >= restsUntilMs) asking ??= ask();
    if (leftMs <= 0) await asking;
    return kept && kept.expireTimeMillis > now() ? kept.token : undefined;
  };
}
