import type { RemoteRelease } from '@anunturi/shared-domain/remoteRegistry';
import type { Nav, NavState } from '@anunturi/shared-ui/nav';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRemoteNav } from '../routing/createRemoteNav';
import { WaitingLine } from '../routing/WaitingLine';
import { loadRemoteModule, forgetRemoteModule } from './loadRemoteModule';
import { mountRemote } from './mountRemote';
import { RemoteNotice } from './RemoteNotice';

type Props = { release: RemoteRelease; state: NavState; navigate: Nav['navigate']; initialData: Record<string, unknown> };

/** A download that takes this long is spoken of; it may still arrive until its time-out of 120 s. */
const SLOW_AFTER_MS = 8000;

/** The place of one remote in the page: downloads it, mounts it, tells it where it is, and says so when it does not come. */
export function RemoteSlot({ release, state, navigate, initialData }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<'waiting' | 'slow' | 'failed' | 'mounted'>('waiting');
  const [attempt, setAttempt] = useState(0);
  const latestNavigate = useRef(navigate);
  const [nav] = useState(() => createRemoteNav(state, (to, options) => latestNavigate.current(to, options)));

  useLayoutEffect(() => {
    latestNavigate.current = navigate;
    nav.show(state);
  });

  useEffect(() => {
    const element = document.createElement('div');
    place.current?.append(element);
    let left = false;
    let unmount = () => Promise.resolve();
    const slow = setTimeout(() => setPhase('slow'), SLOW_AFTER_MS);
    loadRemoteModule(release)
      .then(async (module) => {
        if (left) return;
        unmount = await mountRemote(release.name, module, { domElement: element, nav, initialData });
        if (left) return void unmount();
        setPhase('mounted');
      })
      .catch((error: unknown) => {
        console.error(`Partea „${release.name}” a site-ului nu poate fi afișată.`, error);
        if (!left) setPhase('failed');
      })
      .finally(() => clearTimeout(slow));
    return () => {
      left = true;
      clearTimeout(slow);
      void unmount().finally(() => element.remove());
    };
  }, [release, attempt, nav, initialData]);

  function retry() {
    forgetRemoteModule(release.name);
    setPhase('waiting');
    setAttempt(attempt + 1);
  }

  return (
    <>
      {phase === 'waiting' && <WaitingLine>Se încarcă...</WaitingLine>}
      {(phase === 'slow' || phase === 'failed') && <RemoteNotice kind={phase} onRetry={retry} />}
      <div ref={place} data-remote={release.name} />
    </>
  );
}
