import { isStaff, mayDo } from '@anunturi/shared-domain/people/roles';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { refuse } from '../../app/command/refuse';
import type { Store } from '../../app/data/Store';

/**
 * The person an act of the administration is about, and as the log names them.
 * @throws Refusal notAllowed for oneself and, below an administrator, for somebody with a role; notFound
 */
export async function readPerson(
  uid: string,
  { adminId, store }: { adminId: string; store: Store },
) {
  if (uid === adminId)
    refuse('notAllowed', 'Contul dumneavoastră îl schimbă altcineva, cu rol de administrator.');
  const user = await store.read(documentPaths.user(uid));
  if (!user) refuse('notFound');
  if (isStaff(user.role)) {
    const caller = await store.read(documentPaths.user(adminId));
    if (!mayDo(caller?.role, 'people'))
      refuse('notAllowed', 'Contul cuiva cu un rol în administrare îl schimbă un administrator.');
  }
  const target = {
    targetKind: 'user',
    targetId: uid,
    targetTitle: String(user.displayName ?? ''),
  } as const;
  return { user, target };
}
