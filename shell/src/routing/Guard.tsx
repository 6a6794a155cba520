import { useSession } from '@anunturi/shared-auth/session';
import { useSessionEnded } from '@anunturi/shared-auth/useSessionEnded';
import { loadingLimits } from '@anunturi/shared-contract/page/loadingLimits';
import { mayDo } from '@anunturi/shared-domain/people/roles';
import { links } from '@anunturi/shared-domain/site/links';
import type { Access } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { useIsSlow } from '@anunturi/shared-runtime/loading/useIsSlow';
import { useIsFromServer } from '@anunturi/shared-runtime/markup/ServerHtml';
import type { NavLocation } from '@anunturi/shared-runtime/navigation/nav';
import type { ReactNode } from 'react';
import { RemoteNotice } from '../federation/RemoteNotice';
import { Redirect } from './Redirect';
import { loginPathFor, startOf } from './redirects';
import { WaitingLine } from './WaitingLine';

/** Shows its children to visitors who may see them; sends others to sign in, or to where the work of their role begins. */
export function Guard({
  access,
  permission,
  location,
  children,
}: {
  access: Access;
  /** Of access `admin`; absent: the administrator's alone. */
  permission?: string | undefined;
  location: NavLocation;
  children: ReactNode;
}) {
  const session = useSession();
  const hasEnded = useSessionEnded();
  const isFromServer = useIsFromServer(); // where the session of nobody is known
  if (access === 'public') return children;
  if (isFromServer || session.state === 'loading') return <Waiting access={access} />;
  if (session.state === 'signedOut') return <Redirect to={loginPathFor(location, hasEnded)} />;
  if (access === 'admin' && !mayDo(session.role, permission)) {
    if (session.isRoleUnchecked) return <Waiting access={access} isRoleAsked />; // given since the token was
    if (session.lacksSecondFactor)
      return <Redirect to={links.secondFactor(location.pathname + location.search)} />;
    const start = startOf(session.role);
    // A release of the administration from before roles opens nothing for the others.
    return <Redirect to={start === location.pathname ? links.dashboard() : start} />;
  }
  return children;
}

/** The session was waited for before the first paint; the role is asked for since. */
function Waiting({ access, isRoleAsked = false }: { access: Access; isRoleAsked?: boolean }) {
  const { slowAfterMs, sessionMs } = loadingLimits;
  const isSlow = useIsSlow(isRoleAsked ? slowAfterMs : slowAfterMs - sessionMs);
  if (isSlow) return <RemoteNotice kind="slow" onRetry={() => window.location.reload()} />;
  return (
    <WaitingLine>
      {access === 'admin' ? 'Se încarcă...' : 'Se verifică autentificarea...'}
    </WaitingLine>
  );
}
