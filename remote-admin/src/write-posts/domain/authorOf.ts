import type { SessionUser } from '@anunturi/shared-auth/session';
import type { Author } from '../data/savePost';

/** The signed-in person, as the author shown on posts. */
export function authorOf({ uid, displayName }: SessionUser): Author {
  return { uid, name: displayName && displayName.length >= 2 ? displayName : 'Redacția' };
}
