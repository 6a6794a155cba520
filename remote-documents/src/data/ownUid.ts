import { getSession } from '@anunturi/shared-auth/session';
import { MarketError } from '@anunturi/shared-domain/site/marketError';

/** Who is signed in. @throws MarketError `signInNeeded` */
export function ownUid(): string {
  const session = getSession();
  if (session.state !== 'signedIn') throw new MarketError('signInNeeded');
  return session.user.uid;
}
