import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { refuse } from '../../app/refuse';
import type { Store } from '../../app/Store';

/** The person an administrator's act is about, as the log names them. @throws Refusal notAllowed for oneself, notFound */
export async function readPerson(
  uid: string,
  { adminId, store }: { adminId: string; store: Store },
) {
  if (uid === adminId) refuse('notAllowed', 'Contul dumneavoastră îl schimbă alt administrator.');
  const user = await store.read(documentPaths.user(uid));
  if (!user) refuse('notFound');
  const targetTitle = String(user.displayName ?? '');
  return { targetKind: 'user', targetId: uid, targetTitle } as const;
}
