import { loadingLimits } from '@anunturi/shared-contract/page/loadingLimits';
import { takeEarlyPress } from '@anunturi/shared-contract/page/earlyPress';
import { type PartMark, markPart } from '@anunturi/shared-contract/telemetry/markPart';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { ServerHtml, useIsFromServer } from '@anunturi/shared-runtime/markup/ServerHtml';
import type { Nav, NavState } from '@anunturi/shared-runtime/navigation/nav';
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRemoteNav } from '../routing/createRemoteNav';
import { WaitingLine } from '../routing/WaitingLine';
import { forgetRemoteModule, loadRemoteModule, versionOf } from './loadRemoteModule';
import { mountRemote } from './mountRemote';
import { RemoteMarkup } from './RemoteMarkup';
import { RemoteNotice } from './RemoteNotice';

type Props = {
  release: RemoteRelease;
  state: NavState;
  navigate: Nav['navigate'];
  initialData: Record<string, unknown>;
};

const NO_DATA = {};

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
    createRemoteNav(state, {
      navigate: (to, options) => latestNavigate.current(to, options),
      async renew(isWanted = () => true) {
        const { isReplaced } = await import(/* webpackChunkName: "release" */ './checkRelease');
        if (!(await isReplaced(release, versionOf(release))) || !isWanted()) return false;
        place.current?.replaceChildren(); // the broken one ends outside the page
        retry();
        return true;
      },
    }),
  );

  useLayoutEffect(() => {
    latestNavigate.current = navigate;
    nav.show(state);
  });

  useEffect(() => {
    const host = place.current as HTMLDivElement;
    // What came with the page stays until its release hydrates it, however many attempts that needs.
    const element =
      (host.firstElementChild as HTMLElement | null) ??
      host.appendChild(document.createElement('div'));
    // A button of prerendered markup that was pressed meanwhile is pressed again once it works.
    let pressed: HTMLButtonElement | undefined;
    let left = false;
    let unmount: (() => Promise<void>) | undefined;
    const { name } = release;
    let version: string | undefined; // which runs here; another may be loaded by the time it is left
    const mark = (kind: PartMark['kind'], error?: unknown) =>
      markPart(name, kind, { version: version ?? versionOf(release), error });
    const leave = () =>
      void unmount?.()
        .catch((error: unknown) => {
          console.error(name, error);
          mark('unmount', error);
        })
        .finally(() => element.remove());
    // It may still arrive until its time-out.
    const slow = setTimeout(() => {
      setPhase('slow');
      mark('slow');
    }, loadingLimits.slowAfterMs);
    let failure: 'load' | 'mount' = 'load';
    loadRemoteModule(release)
      .then(async (module) => {
        if (left) return;
        version = versionOf(release);
        failure = 'mount';
        // What came with the page is its own release's: another one would hydrate foreign markup, and read foreign data.
        const isOfPage = version === release.version;
        if (!isOfPage) element.replaceChildren();
        unmount = await mountRemote(release.name, module, {
          domElement: element,
          nav,
          version,
          initialData: isOfPage ? initialData : NO_DATA,
          onTakeOver: () => (pressed = takeEarlyPress((button) => host.contains(button))),
        });
        if (left) return leave();
        setPhase('mounted');
        mark('shown');
        pressed?.click();
      })
      .catch((error: unknown) => {
        console.error(`The remote ${name} cannot be shown`, error);
        mark(failure, error);
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
    setAttempt((before) => before + 1);
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
