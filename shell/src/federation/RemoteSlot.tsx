import { loadingLimits } from '@anunturi/shared-contract/page/loadingLimits';
import { takeEarlyPress } from '@anunturi/shared-contract/page/earlyPress';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { ServerHtml, useIsFromServer } from '@anunturi/shared-runtime/markup/ServerHtml';
import type { Nav, NavState } from '@anunturi/shared-runtime/navigation/nav';
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRemoteNav } from '../routing/createRemoteNav';
import { WaitingLine } from '../routing/WaitingLine';
import { loadRemoteModule, forgetRemoteModule } from './loadRemoteModule';
import { mountRemote } from './mountRemote';
import { RemoteMarkup } from './RemoteMarkup';
import { RemoteNotice } from './RemoteNotice';

type Props = {
  release: RemoteRelease;
  state: NavState;
  navigate: Nav['navigate'];
  initialData: Record<string, unknown>;
};

/** The place of one remote in the page: downloads it, mounts it, tells it where it is, and says so when it does not come. */
export function RemoteSlot({ release, state, navigate, initialData }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const markup = use(RemoteMarkup);
  const isPrerendered = useIsFromServer();
  const [phase, setPhase] = useState<'waiting' | 'slow' | 'failed' | 'mounted'>(
    isPrerendered ? 'mounted' : 'waiting',
  );
  const [attempt, setAttempt] = useState(0);
  const latestNavigate = useRef(navigate);
  // oxlint-disable-next-line react/refs -- read when a link is followed, not while rendering
  const [nav] = useState(() =>
    createRemoteNav(state, (to, options) => latestNavigate.current(to, options)),
  );

  useLayoutEffect(() => {
    latestNavigate.current = navigate;
    nav.show(state);
  });

  useEffect(() => {
    const host = place.current as HTMLDivElement;
    // What came with the page stays until the remote hydrates it, however many attempts that needs.
    const element =
      (host.firstElementChild as HTMLElement | null) ??
      host.appendChild(document.createElement('div'));
    // A button of prerendered markup that was pressed meanwhile is pressed again once it works.
    let pressed: HTMLButtonElement | undefined;
    let left = false;
    let unmount: (() => Promise<void>) | undefined;
    const leave = () => void unmount?.().finally(() => element.remove());
    // It may still arrive until its time-out.
    const slow = setTimeout(() => setPhase('slow'), loadingLimits.slowAfterMs);
    loadRemoteModule(release)
      .then(async (module) => {
        if (left) return;
        unmount = await mountRemote(release.name, module, {
          domElement: element,
          nav,
          initialData,
          onTakeOver: () => (pressed = takeEarlyPress((button) => host.contains(button))),
        });
        if (left) return leave();
        setPhase('mounted');
        pressed?.click();
      })
      .catch((error: unknown) => {
        console.error(`Partea „${release.name}” a site-ului nu poate fi afișată.`, error);
        if (!left) setPhase('failed');
      })
      .finally(() => clearTimeout(slow));
    return () => {
      left = true;
      clearTimeout(slow);
      leave();
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
      <ServerHtml
        ref={place}
        data-remote={release.name}
        markup={markup === undefined ? undefined : `<div>${markup}</div>`}
      />
    </>
  );
}
