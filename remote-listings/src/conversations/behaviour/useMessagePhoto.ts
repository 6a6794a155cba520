import { useEffect, useState } from 'react';

type Shown = { state: 'loading' | 'failed' | 'gone' } | { state: 'ready'; url: string };

/** A photo of a message, read with the person's own rights once `isWanted`; its memory is given back when it leaves the page. */
export function useMessagePhoto(path: string, isWanted: boolean): Shown & { retry(): void } {
  const [shown, setShown] = useState<Shown>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    let url: string | undefined;
    let isOver = false;
    void read(path).then((found) => {
      if (isOver) return;
      if (typeof found === 'string') return setShown({ state: found });
      url = URL.createObjectURL(found);
      setShown({ state: 'ready', url });
    });
    return () => {
      isOver = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [path, isWanted, tries]);
  return {
    ...shown,
    retry() {
      setShown({ state: 'loading' });
      setTries((now) => now + 1);
    },
  };
}

async function read(path: string): Promise<Blob | 'failed' | 'gone'> {
  try {
    const { readStoredFile } = await import(
      /* webpackChunkName: "message-photo" */ '@anunturi/shared-auth/readStoredFile'
    );
    const bytes = await readStoredFile(path);
    return bytes ? new Blob([bytes], { type: 'image/webp' }) : 'gone';
  } catch (error) {
    console.warn('A photo could not be read', error);
    return 'failed';
  }
}
