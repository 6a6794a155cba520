import { useEffect, useRef, useState } from 'react';
import type { ArchiveEntry } from '@anunturi/shared-domain/people/archiveEntry';
import { isMarketError } from '@anunturi/shared-domain/site/marketError';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { failureMessage } from '#domain/failureMessage';
import { fromHeic, isHeic } from '#domain/fromHeic';
import { digestOf } from '@anunturi/shared-runtime/storage/digestOf';
import { texts } from '../texts';

export type Upload = {
  file: File;
  state: 'waiting' | 'sending' | 'kept' | 'failed';
  /** Sent so far, 0 to 1. */
  done: number;
  /** Why it failed; `isFinal`: it would fail again. */
  reason?: string;
  isFinal?: boolean;
};
type Known = Pick<ArchiveEntry, 'name' | 'sha256'>;

/** What no second attempt changes: the file itself is refused. */
const FINAL: readonly string[] = ['fileType', 'tooLarge', 'fileUnreadable', 'fileEncrypted'];

/** Files on their way into the archive, one after another; `onChange` when something was kept. */
export function useUploads(entries: readonly Known[], onChange: () => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [busy, setBusy] = useState(false);
  /** The list that does not yet show what was kept. */
  const [outdated, setOutdated] = useState<readonly Known[] | null>(null);
  const [keptNames, setKeptNames] = useState<readonly string[]>([]);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);
  const note = (file: File, changes: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.file === file ? { ...each, ...changes } : each)));
  const fail = (file: File, error: unknown) =>
    note(file, {
      state: 'failed',
      reason: failureMessage(error),
      isFinal: isMarketError(error) && FINAL.includes(error.code),
    });

  async function upload(files: readonly File[]) {
    const { signal } = (stopper.current = new AbortController());
    const known: Known[] = [...entries];
    let kept = 0;
    setBusy(true);
    setUploads(files.map((file) => ({ file, state: 'waiting', done: 0 })));
    try {
      const { keepInArchive } = await import('#data/archive');
      for (const file of files) {
        if (signal.aborted) break;
        note(file, { state: 'sending' });
        try {
          const content = isHeic(file) ? await fromHeic(file) : file;
          const sha256 = await digestOf(content);
          const same = sha256 && known.find((entry) => entry.sha256 === sha256);
          if (same) {
            note(file, { state: 'failed', reason: texts.sameFile(same.name), isFinal: true });
            continue;
          }
          const name = file.name.replace(/\.[A-Za-z0-9]{1,5}$/, '');
          await keepInArchive(
            content,
            { name, kind: content.type.startsWith('image/') ? 'image' : 'pdf', tags: [] },
            { signal, onProgress: (done) => note(file, { done }) },
          );
          note(file, { state: 'kept', done: 1 });
          setKeptNames((names) => [...names, name]);
          known.push({ name, ...(sha256 && { sha256 }) });
          kept += 1;
        } catch (error) {
          if (isMarketError(error) && error.code === 'cancelled') break;
          fail(file, error);
        }
      }
    } catch (error) {
      for (const file of files) fail(file, error); // the code for it could not be downloaded
    } finally {
      setBusy(false);
      setUploads((all) => all.filter(({ state }) => state === 'failed'));
      if (kept > 0) setOutdated(entries);
    }
    if (kept > 0) {
      showToast(texts.uploaded(kept), { tone: 'good' });
      onChange();
    }
  }
  return {
    busy,
    /** The list is being read again: an empty one says nothing yet. */
    isSettling: outdated === entries,
    uploads,
    /** Names of what this visit has kept. */
    keptNames,
    upload,
    stop: () => stopper.current?.abort(),
    retry: () => upload(uploads.filter(({ isFinal }) => !isFinal).map(({ file }) => file)),
  };
}
