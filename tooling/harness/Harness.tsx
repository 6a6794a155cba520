import { ToastRegion } from '@anunturi/shared-ui/ToastRegion';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as remote from 'remote-under-test/lifecycles';
import { routes } from 'remote-under-test/routes';
import { createHarnessNav } from './harnessNav';
import { SessionBar } from './SessionBar';

const nav = createHarnessNav(routes);

/** The remote's addresses as links, who is signed in, and the remote itself. */
export function Harness() {
  const place = useRef<HTMLDivElement>(null);
  const state = useSyncExternalStore(nav.subscribe, nav.current);
  const [error, setError] = useState('');
  useEffect(() => {
    const element = document.createElement('div');
    place.current?.append(element);
    const props = { domElement: element, nav, name: 'alone' };
    const mounted = remote.bootstrap(props).then(() => remote.mount(props));
    mounted.catch((failure: unknown) => setError(String(failure)));
    return () => void mounted.then(() => remote.unmount(props)).finally(() => element.remove());
  }, []);
  return (
    <>
      <SessionBar />
      <nav aria-label="Adresele componentei">
        {routes.map(({ path, title }) => (
          <button key={path} type="button" disabled={path.includes(':')} onClick={() => nav.navigate(path)}>
            {title} ({path})
          </button>
        ))}
      </nav>
      {state.screen === '' && <p>Adresa {state.location.pathname} nu este a acestei componente.</p>}
      {error && <p role="alert">{error}</p>}
      <main id="continut" tabIndex={-1} ref={place} />
      <ToastRegion />
    </>
  );
}
