import { isStaff } from '@anunturi/shared-domain/people/roles';
import { roleNames } from '@anunturi/shared-domain/people/roleTexts';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import type { UserRow } from '#data/users/readUsers';

/** What sets a person apart: role, block, trust, a company, an account on its way out. */
export function UserBadges({ user }: { user: UserRow }) {
  const isPlain =
    !isStaff(user.role) &&
    !user.blocked &&
    !user.trusted &&
    user.sellerType === 'private' &&
    !user.closingAt;
  if (isPlain) return null;
  return (
    <Cluster as="div" gap={1}>
      {isStaff(user.role) && <Badge tone="brand">{roleNames[user.role]}</Badge>}
      {user.blocked && <Badge tone="bad">Suspendat</Badge>}
      {user.trusted && <Badge tone="good">De încredere</Badge>}
      {user.sellerType === 'company' && <Badge>Firmă</Badge>}
      {user.closingAt && <Badge tone="warn">Se închide</Badge>}
    </Cluster>
  );
}
