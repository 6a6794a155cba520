import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

type Part<P> = { Component: ComponentType<P> } | { error: unknown };

/** A part of a screen that a server leaves out: loaded once the screen is shown; a failed download goes to the error boundary. */
export function useLaterPart<P>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | undefined {
  const [part, setPart] = useState<Part<P>>();
  useEffect(() => {
    let left = false;
    load().then(
      (Component) => !left && setPart({ Component }),
      (error: unknown) => !left && setPart({ error }),
    );
    return () => {
      left = true;
    };
    // Which part it is does not change while the screen is shown.
  }, []);
  if (part && 'error' in part) throw part.error;
  return part?.Component;
}
