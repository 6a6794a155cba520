import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';

const GOOGLE = 'https://firebaseappcheck.googleapis.com';
const TIMEOUT_MS = 10_000;

/** A token of App Check, and when it ends in milliseconds of the own clock. */
export type AppCheckToken = { token: string; expireTimeMillis: number };

/**
 * A token of App Check for a debug token, which is a secret that the Firebase console lists: of a test, or of a server.
 * @throws Error when it is refused or nobody answers
 */
export async function appCheckExchange(
  {
    projectId,
    apiKey,
    appId,
    emulatorOrigin = GOOGLE,
  }: Pick<FirebaseConfig, 'projectId' | 'apiKey' | 'appId' | 'emulatorOrigin'>,
  debugToken: string,
): Promise<AppCheckToken> {
  const app = `${emulatorOrigin}/v1/projects/${projectId}/apps/${appId}`;
  const answer = await fetch(`${app}:exchangeDebugToken?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ debug_token: debugToken }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`App Check gave no token: ${answer.status}`);
  return readToken(await answer.json());
}

/** `ttl` in seconds, `3600s`. Read by hand: pages load this without a schema. */
function readToken(answer: unknown): AppCheckToken {
  if (
    typeof answer === 'object' &&
    answer !== null &&
    'token' in answer &&
    typeof answer.token === 'string' &&
    'ttl' in answer &&
    typeof answer.ttl === 'string' &&
    /^[\d.]+s$/.test(answer.ttl)
  )
    return {
      token: answer.token,
      expireTimeMillis: Date.now() + Number.parseFloat(answer.ttl) * 1000,
    };
  throw new Error('App Check answered something else than a token');
}
