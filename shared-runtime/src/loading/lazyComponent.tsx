import { markOwn } from '@anunturi/shared-contract/telemetry/markData';
import { ErrorState } from '@anunturi/shared-ui/feedback/ErrorState';
import { askForNewAddresses } from '../lifecycles/chunkRetry';
import { useRenew } from '../navigation/nav';
import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';

/**
 * A part whose code is downloaded when it is first shown. Until then, on a server too, its `fallback` stands in; a
 * download that failed says so and is tried anew by "Reîncercați"; when that fails too, another release of the remote is asked for.
 * `preload` loads it before it is shown, and rejects when it does not come. What does not come is told as a fault.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined;

  async function preload(): Promise<void> {
    try {
      Part = await load();
    } catch (error) {
      markOwn('load', error);
      throw error;
    }
  }

  function LazyPart({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    const [failed, setFailed] = useState<unknown>();
    const [, renderAgain] = useReducer((times: number) => times + 1, 0);
    const renew = useRenew();
    const isRetried = useRef(false);
    useEffect(() => {
      if (Part || failed !== undefined) return undefined;
      let isShown = true;
      preload().then(
        () => startTransition(renderAgain), // in slices: a press on the page is answered meanwhile
        async (error: unknown) => {
          console.error('A part of the page could not be downloaded', error);
          const isRenewed = isRetried.current && renew?.(() => isShown).catch(() => false);
          if (!(await isRenewed)) setFailed(error);
        },
      );
      return () => {
        isShown = false;
      };
    }, [failed, renew]);
    function retry() {
      isRetried.current = true;
      askForNewAddresses();
      setFailed(undefined);
    }
    if (failed !== undefined)
      return <ErrorState title="Această parte a paginii nu s-a încărcat" onRetry={retry} />;
    return Part ? <Part {...(props as unknown as Props)} /> : fallback;
  }

  return Object.assign(LazyPart, { preload });
}
