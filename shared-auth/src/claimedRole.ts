import { type Role, toRole } from '@anunturi/shared-domain/people/roles';
import type { User } from 'firebase/auth';

/**
 * The role in the last token of an account, asked of nobody: trusted code puts it there (`setRoleClaim`). It may be older than the
 * person's document, which is read afterwards and decides.
 */
export function claimedRole(user: User): Role {
  try {
    const { stsTokenManager } = user.toJSON() as { stsTokenManager: { accessToken: string } };
    const claims = stsTokenManager.accessToken.split('.')[1]!;
    const { role } = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))) as {
      role?: unknown;
    };
    return toRole(role);
  } catch (error) {
    console.warn('The token of the account could not be read', error);
    return 'user';
  }
}
