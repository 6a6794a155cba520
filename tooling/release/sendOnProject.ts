import { Storage } from '@google-cloud/storage';
import { toFields } from '@anunturi/local-firebase/server/plainFields';
import { LETTERS, type Letter, letterData } from './Letter';

type Door = { endpoint: string; readToken: () => Promise<string | null | undefined> };
/** As who `GOOGLE_APPLICATION_CREDENTIALS` names, or who is signed in to gcloud. */
const google: Door = {
  endpoint: 'https://firestore.googleapis.com',
  readToken: () => new Storage().authClient.getAccessToken(),
};

/** Puts a letter into the database of a Firebase project. @throws Error when it is not taken */
export async function sendOnProject(
  project: string,
  letter: Letter,
  { endpoint, readToken }: Door = google,
): Promise<void> {
  const documents = `${endpoint}/v1/projects/${project}/databases/(default)/documents`;
  const answer = await fetch(`${documents}/${LETTERS}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await readToken()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ fields: toFields(letterData(letter)) }),
  });
  if (!answer.ok) throw new Error(`the database of ${project} answers ${answer.status}.`);
}
