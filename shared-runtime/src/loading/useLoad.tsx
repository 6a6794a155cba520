import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import type { ReactNode } from 'react';
import { useRenew } from '../navigation/nav';
import { isFailing, peekLoaded, startLoad, untouched, watchKey } from './loadCache';
import type { LoadEntry } from './loadCache';

const InitialDataContext = createContext<Map<string, LoadEntry>>(new Map());

/** Gives `useLoad` the data that came with the page, by load key. */
export function InitialDataProvider({
  data,
  children,
}: {
  data: Record<string, unknown>;
  children: ReactNode;
}) {
  const entries = useMemo(() => toEntries(data), [data]);
  return <InitialDataContext value={entries}>{children}</InitialDataContext>;
}

/**
 * Loads a value for a key: cached for the page's life, loaded anew when a screen shows it again (not for the first that shows what
 * was just loaded ahead), once however many components ask. With initial data for the key it is `ready` at once and nothing is requested.
 * A key of private data must contain the user's id. While the key is null nothing is asked for: the value is `loading`.
 */
export function useLoad<T>(key: string | null, load: () => Promise<T>): Loadable<T> {
  const initialData = useContext(InitialDataContext);
  const initial = key === null ? undefined : initialData.get(key);
  const latestLoad = useRef(load);
  useLayoutEffect(() => {
    latestLoad.current = load;
  });
  const subscribe = useCallback(
    (listener: () => void) =>
      key === null ? () => {} : watchKey(key, () => latestLoad.current(), listener, initial),
    [key, initial],
  );
  const entry = useSyncExternalStore(
    subscribe,
    () => (key === null ? undefined : peekLoaded(key)) ?? initial ?? untouched,
    () => initial ?? untouched,
  );
  const reload = useCallback(() => {
    if (key !== null) void startLoad(key, () => latestLoad.current());
  }, [key]);
  const renew = useRenew();
  const retry = useCallback(async () => {
    if (key === null) return;
    await startLoad(key, () => latestLoad.current());
    const isWanted = () => isFailing(key);
    // It failed again: the mistake may be this release's.
    if (isWanted()) await renew?.(isWanted);
  }, [key, renew]);
  return useMemo(() => ({ ...toState<T>(entry), reload, retry }), [entry, reload, retry]);
}

function toEntries(data: Record<string, unknown>) {
  return new Map(
    Object.entries(data).map(([key, value]) => [
      key,
      { hasValue: true, value, failed: false, loading: false },
    ]),
  );
}

function toState<T>({ hasValue, value, failed, error, isSlow = false }: LoadEntry) {
  if (hasValue)
    return {
      state: 'ready',
      value: value as T,
      ...(failed ? { refreshError: error } : {}),
    } as const;
  if (failed) return { state: 'failed', error } as const;
  return { state: 'loading', isSlow } as const;
}
