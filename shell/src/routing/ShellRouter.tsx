import type { PageConfig } from '@anunturi/shared-contract/page/pageConfigSchema';
import type { Nav, NavLocation } from '@anunturi/shared-runtime/navigation/nav';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { followUpdatesLater } from '../start/followUpdatesLater';
import type { BrowserPlaceProps } from './BrowserPlace';
import type { Place } from './Place';
import { ShellPage } from './ShellPage';

/** Of the ids that the shell's React makes: unlike any remote's, and the same on a server. */
export const SHELL_ID_PREFIX = 'shell-';

type Visit = Parameters<Nav['navigate']>;

const loadRouter = async () => (await import('./BrowserPlace')).BrowserPlace;

/**
 * The whole page, on a server too. It begins at the place that the address names; the router is downloaded when somebody is about to
 * leave it (a link or a form is pointed at, focused or touched, or the browser's own buttons are used) and knows every place
 * from then on: the steps of a form go on when the connection is lost meanwhile.
 */
export function ShellRouter({ config, start }: { config: PageConfig; start: NavLocation }) {
  const [place, setPlace] = useState<Place>({ location: start, isBackOrForward: true });
  const [Router, setRouter] = useState<ComponentType<BrowserPlaceProps>>();
  const navigateNow = useRef<Nav['navigate']>(undefined);
  const waiting = useRef<Visit[]>([]);

  const prepare = useCallback(() => {
    loadRouter().then(
      (Loaded) => setRouter(() => Loaded),
      () => {
        const visits = waiting.current.splice(0);
        // What a form writes into its own address is no reason to lose the form; it waits for the next try.
        const leaving = visits.findLast(([to, options]) => !(options?.replace && isOf(start, to)));
        if (leaving) window.location.assign(leaving[0]); // without the router the server leads on
        else waiting.current.push(...visits.slice(-1));
      },
    );
  }, [start]);
  const navigate = useCallback<Nav['navigate']>(
    (...visit) => {
      if (navigateNow.current) return navigateNow.current(...visit);
      waiting.current.push(visit);
      prepare();
    },
    [prepare],
  );
  const onPlace = useCallback<BrowserPlaceProps['onPlace']>(
    (next, go) => {
      navigateNow.current = (to, options) => void go(to, options);
      setPlace((before) => (isSame(before, next) ? before : next));
      // The browser's own buttons have led elsewhere: what the page wrote in place of its own address would lead back.
      const isLeft = next.location.pathname !== start.pathname;
      for (const visit of waiting.current.splice(0))
        if (!(isLeft && visit[1]?.replace)) navigateNow.current(...visit);
    },
    [start],
  );

  // Not sooner: the region that shows what it says must listen.
  useEffect(() => followUpdatesLater(config), [config]);

  useEffect(() => {
    if (Router) return undefined;
    const end = new AbortController();
    const soon = ({ target }: Event) => {
      if ((target as Element).closest?.('a[href], form')) prepare();
    };
    for (const sign of ['pointerover', 'pointerdown', 'focusin'])
      addEventListener(sign, soon, { signal: end.signal, passive: true });
    addEventListener('popstate', prepare, { signal: end.signal });
    return () => end.abort();
  }, [Router, prepare]);

  return (
    <>
      <ShellPage config={config} place={place} navigate={navigate} />
      {Router && <Router config={config} onPlace={onPlace} />}
    </>
  );
}

/** Whether an address is of the page that began, wherever the browser's own buttons have led since. */
const isOf = ({ pathname }: NavLocation, to: string) =>
  new URL(to, new URL(pathname, window.location.href)).pathname === pathname;
const isSame = (a: Place, b: Place) => JSON.stringify(a) === JSON.stringify(b);
