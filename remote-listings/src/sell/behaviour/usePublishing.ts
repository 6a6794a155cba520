import { toRomanianMessage, isMarketError } from '@anunturi/shared-domain/site/marketError';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import { useRef, useState } from 'react';
import type { PhotoUploads } from '../data/photo/PhotoUploads';

export type Publishing =
  | { step: 'idle' | 'uploading' | 'saving' }
  | { step: 'failed'; message: string; code?: string };

const SOME_NOT_SENT =
  'Unele fotografii nu au ajuns la noi. Cele trimise rămân trimise; reîncercați-le pe celelalte sau scoateți-le.';

/** Photos first, then the documents: what is stored stays stored when a later part fails, and is not sent again. */
export function usePublishing(uploads: PhotoUploads) {
  const [state, setState] = useState<Publishing>({ step: 'idle' });
  const stopper = useRef<AbortController>(null);

  async function run(
    target: { uid: string; listingId: string },
    save: (photos: Photo[]) => Promise<void>,
    isShown: (photo: Photo) => boolean = () => false,
  ): Promise<void> {
    const { signal } = (stopper.current = new AbortController());
    const sendAndSave = async (): Promise<Publishing> => {
      setState({ step: 'uploading' });
      const photos = await uploads.upload({ ...target, signal });
      if (signal.aborted) return { step: 'idle' };
      if (!photos) return { step: 'failed', message: SOME_NOT_SENT };
      setState({ step: 'saving' });
      await save(photos);
      return { step: 'idle' };
    };
    try {
      setState(
        await sendAndSave().catch((error: unknown) => {
          // Photos sent long ago wait for their listing no longer.
          const arePhotosGone = isMarketError(error) && error.fields?.photos !== undefined;
          if (!arePhotosGone || !uploads.sendAgain(isShown)) throw error;
          return sendAndSave();
        }),
      );
    } catch (error) {
      if (!isMarketError(error)) console.error('The listing could not be saved.', error);
      setState({
        step: 'failed',
        message: toRomanianMessage(error),
        ...(isMarketError(error) && { code: error.code }),
      });
    }
  }
  return {
    state,
    run,
    cancel: () => stopper.current?.abort(),
    reset: () => setState({ step: 'idle' }),
  };
}
