import { Storage } from '@google-cloud/storage';

/** A Firebase project, or an embedded Firebase at an address such as http://127.0.0.1:3000. */
export type Destination = {
  projectId: string;
  bucket: string;
  embedded?: { origin: string; serviceToken: string };
};

const TRIES = 5;
const FIRST_WAIT_MS = 500;

/** Sends JSON to a service of a project, with the credentials that Google's library finds on this machine; what is busy is asked again. */
export type Send = (
  service: 'firestore' | 'identitytoolkit',
  path: string,
  body?: object,
) => Promise<unknown>;

/** @throws Error with what the service says to anything but success */
export function createSend({ projectId, embedded }: Destination): Send {
  // Google's client for files finds the credentials; they are good for the whole project.
  const { authClient } = new Storage({ projectId });
  return async (service, path, body) => {
    const origin = embedded
      ? embedded.origin + (service === 'identitytoolkit' ? '/identitytoolkit.googleapis.com' : '')
      : `https://${service}.googleapis.com`;
    for (let tries = 1; ; tries += 1) {
      const answer = await fetch(`${origin}/v1/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${embedded?.serviceToken ?? (await authClient.getAccessToken())}`,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (answer.ok) return answer.json();
      const isBusy = answer.status === 429 || answer.status >= 500;
      if (!isBusy || tries === TRIES) throw new Error(`${path}: ${await answer.text()}`);
      await new Promise((go) => setTimeout(go, FIRST_WAIT_MS * 2 ** tries));
    }
  };
}
