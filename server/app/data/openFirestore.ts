import { Readable } from 'node:stream';
import { Firestore } from '@google-cloud/firestore';
import { type Fetch, sendTo } from '../sendTo';

/** Where documents are: a Firebase project, or the embedded Firebase at an address such as http://127.0.0.1:3000. */
export type FirestorePlace = {
  projectId: string;
  /** `fetch` asks it within this process instead of over the network. */
  embedded?: { origin: string; serviceToken: string; fetch?: Fetch };
};

/**
 * Google's server client, past the rules. On a project with the container's default credentials; on the embedded
 * Firebase with its service token.
 * REST on both, so that what is tested is what runs; it has no listeners.
 */
export function openFirestore({ projectId, embedded }: FirestorePlace): Firestore {
  if (!embedded) return new Firestore({ projectId, preferRest: true });
  const { host, protocol } = new URL(embedded.origin);
  return new Firestore({
    projectId,
    preferRest: true,
    host,
    ssl: protocol === 'https:',
    authClient: withToken(embedded.serviceToken, embedded.fetch),
  });
}

/**
 * Stands where Google's client would look for credentials of this machine: every request bears the token. An answer is
 * read as a whole: Node takes a web stream to pieces with a promise for each.
 */
function withToken(token: string, within?: Fetch) {
  return {
    async fetch(url: string | URL, { method, body, signal, headers }: RequestInit) {
      const authorized = new Headers(headers);
      authorized.set('authorization', `Bearer ${token}`);
      const init = { method, body, signal, headers: authorized };
      const { status, bytes } = await sendTo(url, init, within);
      const ok = status >= 200 && status < 300;
      return { ok, status, body: Readable.from(bytes), arrayBuffer: async () => bytes };
    },
    getRequestHeaders: async () => new Headers(),
  };
}
