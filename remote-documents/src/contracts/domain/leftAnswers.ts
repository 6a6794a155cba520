import { getSession } from '@anunturi/shared-auth/session';
import type { Values } from './documentTypes';

/**
 * Answers of documents left unfinished, until the page is closed: in memory only, since they hold personal data. So
 * signing in to keep a document,
 * or a wrong click, loses nothing.
 */
const left = new Map<string, { uid: string; values: Values }>();

const ownUid = () => getSession().user?.uid ?? '';

export function rememberAnswers(key: string, values: Values): void {
  left.set(key, { uid: ownUid(), values });
}

/** What was left under this key, or null; what a signed-in person wrote is given to nobody else. */
export function recallAnswers(key: string): Values | null {
  const found = left.get(key);
  return found && (found.uid === '' || found.uid === ownUid()) ? found.values : null;
}

export function forgetAnswers(key: string): void {
  left.delete(key);
}
