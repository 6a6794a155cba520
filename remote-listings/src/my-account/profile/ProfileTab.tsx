import type { SessionUser } from '@anunturi/shared-auth/session';
export function ProfileTab(_props: { user: SessionUser }) {
  return null;
}
