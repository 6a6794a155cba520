import { useSession } from '@anunturi/shared-auth/session';
import type { Access } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { useIsFromServer } from '@anunturi/shared-runtime/markup/ServerHtml';
import type { NavLocation } from '@anunturi/shared-runtime/navigation/nav';
import type { ReactNode } from 'react';
import { Redirect } from './Redirect';
import { loginPathFor } from './redirects';
import { WaitingLine } from './WaitingLine';

/** Shows its children to visitors who may see them; sends others to sign in, or a non-admin to the dashboard. */
export function Guard({
  access,
  location,
  children,
}: {
  access: Access;
  location: NavLocation;
  children: ReactNode;
}) {
  const session = useSession();
  const isFromServer = useIsFromServer(); // where the session of nobody is known
  if (access === 'public') return children;
  if (isFromServer || session.state === 'loading')
    return (
      <WaitingLine>
        {access === 'admin' ? 'Se încarcă...' : 'Se verifică autentificarea...'}
      </WaitingLine>
    );
  if (session.state === 'signedOut') return <Redirect to={loginPathFor(location)} />;
  if (access === 'admin' && session.role !== 'admin') return <Redirect to="/dashboard" />;
  return children;
}
