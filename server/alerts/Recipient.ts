import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';

/** Whom alerts tell: somebody with an account, or a confirmed address without one. */
export type Recipient = { path: string; id: string; email: string; uid?: string };

/** The document below which a saved search is. */
const recipientPathOf = (searchPath: string): string => searchPath.split('/').slice(0, 2).join('/');

const uidOf = (path: string): string | undefined =>
  path.startsWith(`${documentPaths.users}/`)
    ? path.slice(documentPaths.users.length + 1)
    : undefined;

/** What `readRecipient` reads, to be read in one request with that of others. */
export function recipientReads(path: string): string[] {
  const uid = uidOf(path);
  return uid === undefined ? [path] : [path, documentPaths.mailPreferences(uid)];
}

/** Null for a person who is gone, blocked or closing the account, and for an address that is not confirmed. */
export async function readReachable(path: string, store: Store): Promise<Recipient | null> {
  const [uid, id] = [uidOf(path), path.slice(path.indexOf('/') + 1)];
  const found = await store.read(path);
  if (!found || typeof found.email !== 'string') return null;
  if (uid === undefined) return found.confirmedAt ? { path, id, email: found.email } : null;
  if (found.blocked === true || found.closingAt) return null;
  return { path, id, email: found.email, uid };
}

/** Null also for a person who has switched alerts off. */
export async function readRecipient(path: string, store: Store): Promise<Recipient | null> {
  const found = await readReachable(path, store);
  if (found?.uid === undefined) return found;
  const preferences = await store.read(documentPaths.mailPreferences(found.uid));
  return preferences?.searchAlert === false ? null : found;
}

/** Paths of saved searches by the person or address that they are of. */
export function byRecipient(searchPaths: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of searchPaths) {
    const recipient = recipientPathOf(path);
    found.set(recipient, [...(found.get(recipient) ?? []), path]);
  }
  return found;
}
