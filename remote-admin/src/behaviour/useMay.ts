import { useSession } from '@anunturi/shared-auth/session';
import { mayDo, type Permission } from '@anunturi/shared-domain/people/roles';

/** Whether the role of the person who looks allows something: what it does not is not shown. Commands and rules decide. */
export function useMay(): (permission: Permission) => boolean {
  const { role } = useSession();
  return (permission) => mayDo(role, permission);
}
