import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { refuse } from '../../app/refuse';
import type { Store } from '../../app/Store';

/**
 * The person an administrator's act is about, and as the log names them.
 * @throws Refusal notAllowed for oneself, notFound
 */
export async function readPerson(
  uid: string,
  { adminId, store }: { adminId: string; store: Store },
) {
  if (uid === adminId) refuse('notAllowed', 'Contul dumneavoastră îl schimbă alt administrator.');
  const user = await store.read(documentPaths.user(uid));
  if (!user) refuse('notFound');
  const target = {
    targetKind: 'user',
    targetId: uid,
    targetTitle: String(user.displayName ?? ''),
  } as const;
  return { user, target };
}
