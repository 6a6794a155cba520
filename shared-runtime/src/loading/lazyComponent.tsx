import { ErrorState } from '@anunturi/shared-ui/feedback/ErrorState';
import { askForNewAddresses } from '../lifecycles/chunkRetry';
import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useReducer,
  useState,
} from 'react';

/**
 * A part whose code is downloaded when it is first shown. Until then, on a server too, its `fallback` stands in; a
 * download that failed says so
 * and is tried anew by "Reîncercați".
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined;

  return function LazyPart({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    const [failed, setFailed] = useState<unknown>();
    const [, renderAgain] = useReducer((times: number) => times + 1, 0);
    useEffect(() => {
      if (Part || failed !== undefined) return;
      load().then(
        (loaded) => {
          Part = loaded;
          startTransition(renderAgain); // in slices: a press on the page is answered meanwhile
        },
        (error: unknown) => {
          console.error('A part of the page could not be downloaded', error);
          setFailed(error);
        },
      );
    }, [failed]);
    function retry() {
      askForNewAddresses();
      setFailed(undefined);
    }
    if (failed !== undefined)
      return <ErrorState title="Această parte a paginii nu s-a încărcat" onRetry={retry} />;
    return Part ? <Part {...(props as unknown as Props)} /> : fallback;
  };
}
