import { Storage } from '@google-cloud/storage';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { toFields } from '@anunturi/local-firebase/server/plainFields';
import { type Email, emailData } from './Email';

type Database = { endpoint: string; readToken: () => Promise<string | null | undefined> };
/** What Firestore answers to a document that is there. */
const ALREADY_THERE = 409;

/** As who `GOOGLE_APPLICATION_CREDENTIALS` names, or who is signed in to gcloud. */
const google: Database = {
  endpoint: 'https://firestore.googleapis.com',
  readToken: () => new Storage().authClient.getAccessToken(),
};

/**
 * Puts an e-mail into the database of a Firebase project; one with an id that is there already was sent before, and stays as
 * it is. @throws Error when it is not taken
 */
export async function sendOnProject(
  project: string,
  { id, ...email }: Email & { id?: string },
  { endpoint, readToken }: Database = google,
): Promise<void> {
  const documents = `${endpoint}/v1/projects/${project}/databases/(default)/documents`;
  const place = `${documents}/${documentPaths.mail}${id ? `?documentId=${id}` : ''}`;
  const answer = await fetch(place, {
    method: 'POST',
    headers: { authorization: `Bearer ${await readToken()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ fields: toFields(emailData(email)) }),
  });
  if (id && answer.status === ALREADY_THERE) return;
  if (!answer.ok) throw new Error(`the database of ${project} answers ${answer.status}.`);
}
