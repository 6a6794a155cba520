import { toRomanianMessage, isMarketError } from '@anunturi/shared-domain/site/marketError';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import { useRef, useState } from 'react';
import type { PhotoUploads } from '../data/photo/PhotoUploads';

export type Publishing =
  { step: 'idle' | 'uploading' | 'saving' } | { step: 'failed'; message: string; code?: string };

/** Photos first, then the documents: what is stored stays stored when a later part fails, and is not sent again. */
export function usePublishing(uploads: PhotoUploads) {
  const [state, setState] = useState<Publishing>({ step: 'idle' });
  const stopper = useRef<AbortController>(null);

  async function run(
    target: { uid: string; listingId: string },
    save: (photos: Photo[]) => Promise<void>,
  ): Promise<void> {
    const { signal } = (stopper.current = new AbortController());
    setState({ step: 'uploading' });
    try {
      const photos = await uploads.upload({ ...target, signal });
      if (signal.aborted) return setState({ step: 'idle' });
      if (!photos)
        return setState({
          step: 'failed',
          message:
            'Unele fotografii nu au ajuns la noi. Cele trimise rămân trimise; reîncercați-le pe celelalte sau scoateți-le.',
        });
      setState({ step: 'saving' });
      await save(photos);
      void removeOrphans(uploads);
      setState({ step: 'idle' });
    } catch (error) {
      if (!isMarketError(error)) console.error('Anunțul nu a putut fi salvat.', error);
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

/** What was sent and then taken out of the form; a file that stays behind harms nobody, so a failure is only noted. */
async function removeOrphans(uploads: PhotoUploads): Promise<void> {
  const orphans = uploads.orphans();
  if (orphans.length === 0) return;
  const { deletePhoto } = await import(
    /* webpackChunkName: "sell" */ '../../data/drafts/uploadPhoto'
  );
  for (const photo of orphans)
    await deletePhoto(photo).catch((error: unknown) =>
      console.warn('Un fișier rămas nu a putut fi șters.', error),
    );
}
