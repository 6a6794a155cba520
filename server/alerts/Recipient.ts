import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/Store';

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

/** Null for a person who is gone, blocked, closing the account, has not confirmed the address, or has switched alerts off. */
export async function readRecipient(path: string, store: Store): Promise<Recipient | null> {
  const [uid, id] = [uidOf(path), path.slice(path.indexOf('/') + 1)];
  const found = await store.read(path);
  if (!found || typeof found.email !== 'string') return null;
  if (uid === undefined) return found.confirmedAt ? { path, id, email: found.email } : null;
  if (found.blocked === true || found.closingAt) return null;
  const preferences = await store.read(documentPaths.mailPreferences(uid));
  return preferences?.searchAlert === false ? null : { path, id, email: found.email, uid };
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
