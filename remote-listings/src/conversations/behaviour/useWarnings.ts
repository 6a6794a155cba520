import { useEffect, useState } from 'react';

type ReadWarning = (text: string) => string | undefined;

/** The reader of messages, once its code is there; it works on this device alone, and nothing is sent anywhere. */
export function useWarnings(): ReadWarning | undefined {
  const [read, setRead] = useState<ReadWarning>();
  useEffect(() => {
    let isHere = true;
    import(/* webpackChunkName: "message-warnings" */ '../domain/readWarning').then(
      ({ readWarning }) => {
        if (isHere) setRead(() => (text: string) => readWarning(text, window.location.hostname));
      },
      (error: unknown) => console.error('Messages are shown without warnings', error),
    );
    return () => void (isHere = false);
  }, []);
  return read;
}
