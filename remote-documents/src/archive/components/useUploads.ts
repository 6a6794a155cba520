import { useEffect, useRef, useState } from 'react';
import { isMarketError } from '@anunturi/shared-domain/site/marketError';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { failureMessage } from '../../domain/failureMessage';
import { fromHeic, isHeic } from '../../domain/fromHeic';
import { texts } from '../texts';

export type Uploading = { name: string; place: number; total: number; done: number };
export type FailedUpload = { file: File; reason: string };

/** Files on their way into the archive, one after another; `onChange` when something was kept. */
export function useUploads(onChange: () => void) {
  const [work, setWork] = useState<Uploading | null>(null);
  const [failed, setFailed] = useState<FailedUpload[]>([]);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  async function upload(files: readonly File[]) {
    const { signal } = (stopper.current = new AbortController());
    const left: FailedUpload[] = [];
    let kept = 0;
    setFailed([]);
    try {
      const { keepInArchive } = await import('../../data/archive');
      for (const [place, file] of files.entries()) {
        if (signal.aborted) break;
        const show = (done: number) =>
          setWork({ name: file.name, place: place + 1, total: files.length, done });
        show(0);
        try {
          const content = isHeic(file) ? await fromHeic(file) : file;
          const name = file.name.replace(/\.[A-Za-z0-9]{1,5}$/, '');
          await keepInArchive(
            content,
            { name, kind: content.type.startsWith('image/') ? 'image' : 'pdf', tags: [] },
            { signal, onProgress: show },
          );
          kept += 1;
        } catch (error) {
          if (isMarketError(error) && error.code === 'cancelled') break;
          left.push({ file, reason: failureMessage(error) });
        }
      }
    } catch (error) {
      left.push(...files.map((file) => ({ file, reason: failureMessage(error) }))); // the code for it could not be downloaded
    } finally {
      setWork(null);
      setFailed(left);
    }
    if (kept > 0) {
      showToast(texts.uploaded(kept), { tone: 'good' });
      onChange();
    }
  }
  return {
    work,
    failed,
    upload,
    stop: () => stopper.current?.abort(),
    retry: () => upload(failed.map(({ file }) => file)),
  };
}
