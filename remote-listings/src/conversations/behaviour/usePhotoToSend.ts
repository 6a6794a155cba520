import { isMarketError, toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useEffect, useRef, useState } from 'react';
import type { SentPhoto } from './useOutbox';

/** A photo beside the next message: prepared while the text is written. */
export type PhotoToSend = {
  state: 'preparing' | 'ready' | 'failed';
  file: File;
  /** How much of it is sent, 0 to 1. */
  progress: number;
  problem?: string;
} & SentPhoto;

const load = () =>
  import(/* webpackChunkName: "message-photo" */ '../data/prepareMessagePhoto').then(
    ({ prepareMessagePhoto }) => prepareMessagePhoto,
  );

/** The photo that goes with the next message, from the choice of a file until it is handed over (`release`) or taken out. */
export function usePhotoToSend() {
  const [photo, setPhoto] = useState<PhotoToSend>();
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  function drop() {
    work.current?.abort();
    setPhoto(undefined);
  }
  async function take(file: File) {
    drop();
    const { signal } = (work.current = new AbortController());
    const change = (to: Partial<PhotoToSend>) =>
      !signal.aborted && setPhoto((now) => now && { ...now, ...to });
    setPhoto({ file, state: 'preparing', progress: 0 });
    try {
      const prepare = await load();
      const { photoId } = await prepare(file, {
        signal,
        onDrawn(drawn) {
          if (signal.aborted) return;
          const previewUrl = URL.createObjectURL(drawn);
          signal.addEventListener('abort', () => URL.revokeObjectURL(previewUrl));
          change({ previewUrl });
        },
        onProgress: (progress) => change({ progress }),
      });
      change({ state: 'ready', photoId });
    } catch (error) {
      if (!isMarketError(error)) console.error('The photo could not be prepared', error);
      change({ state: 'failed', problem: toRomanianMessage(error) });
    }
  }
  return {
    photo,
    take: (file: File) => void take(file),
    drop,
    /** Hands a ready photo over to the message that takes it. */
    release(): SentPhoto | undefined {
      if (photo?.state !== 'ready') return undefined;
      work.current = undefined; // its preview is the message's now
      setPhoto(undefined);
      return { photoId: photo.photoId, previewUrl: photo.previewUrl };
    },
  };
}
