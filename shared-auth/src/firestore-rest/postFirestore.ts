import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { documentsAddress } from './documentsAddress';

const TIMEOUT_MS = 5000;

/**
 * Asks Firestore's REST interface as a visitor would: rules apply.
 * @throws Error when the database does not answer; its cause is the status
 */
export async function postFirestore(
  firebase: FirebaseConfig,
  verb: 'runQuery' | 'batchGet',
  what: string,
  body: object,
): Promise<unknown> {
  const answer = await fetch(`${documentsAddress(firebase)}:${verb}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok)
    throw new Error(`${what} could not be listed: ${answer.status}`, { cause: answer.status });
  return answer.json();
}
