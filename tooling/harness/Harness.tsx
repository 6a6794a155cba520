import { useSession } from '@anunturi/shared-auth/session';
import { mayDo } from '@anunturi/shared-domain/people/roles';
import { ToastRegion } from '@anunturi/shared-runtime/toasts/ToastRegion';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as remote from 'remote-under-test/lifecycles';
import { routes } from 'remote-under-test/routes';
import classes from './Harness.module.css';
import { createHarnessNav } from './harnessNav';
import { SessionBar } from './SessionBar';
import { takeRendered } from './takeRendered';

const nav = createHarnessNav(routes);

/** The remote's addresses as links, who is signed in, and the remote itself. */
export function Harness() {
  const state = useSyncExternalStore(nav.subscribe, nav.current);
  const session = useSession();
  const route = routes.find(({ screen }) => screen === state.screen);
  const isRefused =
    (route?.access === 'user' && session.state !== 'signedIn') ||
    (route?.access === 'admin' && !mayDo(session.role, route.permission));
  return (
    <>
      <SessionBar />
      <nav aria-label="Adresele componentei" className={classes.bar}>
        {routes.map(({ path, title }) => (
          <button
            key={path}
            type="button"
            disabled={path.includes(':')}
            aria-current={path === state.location.pathname ? 'page' : undefined}
            onClick={() => nav.navigate(path)}
          >
            {title} ({path})
          </button>
        ))}
      </nav>
      {state.screen === '' && (
        <p className={classes.problem}>
          Adresa {state.location.pathname} nu este a acestei componente: în site o deschide alta,
          sau shell-ul.
        </p>
      )}
      {isRefused && (
        <p className={classes.problem}>
          În site, shell-ul nu arată această adresă decât cuiva{' '}
          {route?.access === 'admin' ? 'al cărui rol o permite' : 'autentificat'}: alegeți un cont
          de mai sus.
        </p>
      )}
      {!isRefused && <MountedRemote />}
      <ToastRegion />
    </>
  );
}

/** Who is not let in by the shell's guard sees nothing of the remote here either. */
function MountedRemote() {
  const place = useRef<HTMLDivElement>(null);
  const [error, setError] = useState('');
  useEffect(() => {
    const element = document.createElement('div');
    place.current?.append(element);
    const initialData = takeRendered(element);
    const props = { domElement: element, nav, name: 'alone', ...(initialData && { initialData }) };
    const mounted = remote.bootstrap(props).then(() => remote.mount(props));
    mounted.catch((failure: unknown) =>
      setError(failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)),
    );
    return () => void mounted.then(() => remote.unmount(props)).finally(() => element.remove());
  }, []);
  return (
    <>
      {error && (
        <p role="alert" className={classes.problem}>
          {error}
        </p>
      )}
      <main id="continut" tabIndex={-1} ref={place} className={classes.content} />
    </>
  );
}
