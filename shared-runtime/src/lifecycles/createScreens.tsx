import { Suspense, use, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { askForNewAddresses } from './chunkRetry';
import { giveUpOnFiles } from './giveUpOnFiles';
import { setPreload } from './preloadScreen';
import { ErrorBoundary } from '@anunturi/shared-ui/feedback/ErrorBoundary';
import { SlowNote } from '@anunturi/shared-ui/feedback/SlowNote';
import { useIsSlow } from '../loading/useIsSlow';
import { useNav, useNavState } from '../navigation/nav';
import { Loading } from '@anunturi/shared-ui/feedback/Loading';
import { Skeleton, SkeletonBlock } from '@anunturi/shared-ui/feedback/Skeleton';
import { Stack } from '@anunturi/shared-ui/layout/Stack';

type Entry = { Screen: ComponentType } | { pending: Promise<void> } | { error: unknown };

export type Screens = {
  /** Shows the screen that the host's navigation names. */
  App: ComponentType;
  /** Loads a screen's code ahead, so that its first render is complete (hydration needs that). Rejects when it cannot. */
  preload(screen: string): Promise<void>;
};

/**
 * A remote's screens by name, each loaded when first shown:
 * `createScreens({ viewListing: () => import('./view-listing/ViewListingScreen').then((m) => m.ViewListingScreen) })`.
 * A part that a screen loads lazily brings its own Suspense. Unlike with `React.lazy`, a download that failed is
 * tried anew by "Reîncercați" and by the next visit.
 */
export function createScreens(
  loaders: Record<string, () => Promise<ComponentType>>,
  loading: ReactNode = <LoadingScreen />,
): Screens {
  const entries = new Map<string, Entry>();

  function load(screen: string): Entry {
    const known = entries.get(screen);
    if (known) return known;
    const loader = loaders[screen];
    if (!loader) throw new Error(`There is no screen named ${screen}`);
    // Of an attempt that was given up nothing is heard any more.
    const settle = (settled: Entry) => {
      if (entries.get(screen) === entry) entries.set(screen, settled);
    };
    const pending = loader().then(
      (Screen) => settle({ Screen }),
      (error: unknown) => settle({ error }),
    );
    const entry = { pending };
    entries.set(screen, entry);
    return entry;
  }

  function forgetFailed() {
    for (const [screen, entry] of entries) {
      if (!('error' in entry)) continue;
      entries.delete(screen);
      askForNewAddresses();
    }
  }

  function PendingScreen({ screen }: { screen: string }) {
    const entry = load(screen);
    if ('error' in entry) throw entry.error;
    if ('Screen' in entry) return <entry.Screen />;
    use(entry.pending);
    return null;
  }

  // A screen that is there from the start stands in no Suspense: a boundary would be hydrated later than the rest,
  // and a navigation in between would throw its prerendered markup away.
  function CurrentScreen({ screen }: { screen: string }) {
    const [entry] = useState(() => load(screen));
    const [attempt, setAttempt] = useState(0);
    if ('Screen' in entry) return <entry.Screen />;
    const retry = () => {
      entries.delete(screen);
      askForNewAddresses();
      giveUpOnFiles();
      queueMicrotask(() => setAttempt(attempt + 1)); // what was given up has ended by then
    };
    return (
      <Suspense key={attempt} fallback={<Waiting onRetry={retry} />}>
        <PendingScreen screen={screen} />
      </Suspense>
    );
  }

  function Waiting({ onRetry }: { onRetry: () => void }) {
    const isSlow = useIsSlow();
    return (
      <>
        {isSlow && <SlowNote onRetry={onRetry} />}
        {loading}
      </>
    );
  }

  function App() {
    const { screen, location } = useNavState();
    const { renew } = useNav();
    return (
      <ErrorBoundary
        resetKey={`${screen} ${location.pathname}`}
        onCatch={forgetFailed}
        onRetry={renew}
      >
        <CurrentScreen key={screen} screen={screen} />
      </ErrorBoundary>
    );
  }

  async function preload(screen: string) {
    forgetFailed();
    const entry = load(screen);
    if ('pending' in entry) await entry.pending;
    const settled = entries.get(screen);
    if (settled && 'error' in settled) throw settled.error;
  }

  setPreload(preload);
  return { App, preload };
}

function LoadingScreen() {
  return (
    <Loading>
      <Stack gap={6}>
        <Skeleton />
        <SkeletonBlock ratio="3 / 1" />
        <Skeleton lines={4} />
      </Stack>
    </Loading>
  );
}
