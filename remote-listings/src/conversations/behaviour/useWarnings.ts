import { useEffect, useState } from 'react';

type ReadWarning = (text: string) => string | undefined;

/** The reader of messages, once its code is there; it works on this device alone, and nothing is sent anywhere. */
export function useWarnings(): ReadWarning | undefined {
  const [read, setRead] = useState<ReadWarning>();
  useEffect(() => {
    let isHere = true;
    import(/* webpackChunkName: "message-warnings" */ '../domain/readWarning').then(
      ({ readWarning }) => {
        const known = new Map<string, string | undefined>(); // a message is read once, not at each render
        const read = (text: string) => {
          if (!known.has(text)) known.set(text, readWarning(text, window.location.hostname));
          return known.get(text);
        };
        if (isHere) setRead(() => read);
      },
      (error: unknown) => console.error('Messages are shown without warnings', error),
    );
    return () => void (isHere = false);
  }, []);
  return read;
}
