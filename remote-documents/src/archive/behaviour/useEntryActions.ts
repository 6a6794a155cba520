import { useRef, useState } from 'react';
import type { ArchiveEntry } from '@anunturi/shared-domain/people/archiveEntry';
import { isMarketError } from '@anunturi/shared-domain/site/marketError';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { toIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { calendarFile } from '#domain/calendarFile';
import { termName, zipNames } from '../domain/archiveList';
import { failureMessage } from '#domain/failureMessage';
import { downloadFile } from '@anunturi/shared-runtime/downloads/downloadFile';
import { saveZip } from '../domain/saveZip';
import { texts } from '../texts';

const REMOVE_AFTER_MS = 60_000;
const endingOf = (entry: ArchiveEntry) => entry.path.split('.').pop()!;
const archive = () => import('#data/archive');

/** What can be done with kept files; failures are said as toasts, `reload` shows the outcome. */
export function useEntryActions(reload: () => void) {
  const [zipDone, setZipDone] = useState<number | null>(null);
  const zipping = useRef<AbortController | null>(null);

  async function attempt(task: () => Promise<unknown>) {
    try {
      await task();
    } catch (error) {
      if (!isMarketError(error) || error.code !== 'cancelled')
        showToast(failureMessage(error), { tone: 'bad' });
    }
  }
  const download = (entry: ArchiveEntry) =>
    attempt(async () =>
      downloadFile(
        await (await archive()).readArchived(entry),
        zipNames([{ name: entry.name, ending: endingOf(entry) }])[0]!,
      ),
    );

  const downloadAll = (entries: readonly ArchiveEntry[]) =>
    attempt(async () => {
      const { readArchived } = await archive();
      const names = zipNames(
        entries.map((entry) => ({
          name: entry.name,
          ending: endingOf(entry),
          folder: entry.folder,
        })),
      );
      const { signal } = (zipping.current = new AbortController());
      setZipDone(0);
      const inputs = entries.map((entry, index) => ({
        name: names[index]!,
        size: entry.sizeBytes,
        read: () => readArchived(entry),
      }));
      const saved = await saveZip(inputs, 'arhiva.zip', {
        signal,
        onFile: (done) => setZipDone(done / entries.length),
      }).finally(() => setZipDone(null));
      if (saved?.missing.length) showToast(texts.zipMissing(saved.missing), { tone: 'bad' });
    });

  /** Hidden at once, gone for good a minute later, or at the next visit when the page is closed before. */
  const remove = (entries: readonly ArchiveEntry[]) =>
    attempt(async () => {
      const { hideEntry, restoreEntry, removeForGood } = await archive();
      for (const entry of entries) await hideEntry(entry.id);
      reload();
      const timer = setTimeout(
        () =>
          void attempt(async () => {
            for (const entry of entries) await removeForGood(entry);
            reload();
          }),
        REMOVE_AFTER_MS,
      );
      const undo = () =>
        void attempt(async () => {
          clearTimeout(timer);
          for (const entry of entries) await restoreEntry(entry.id);
          reload();
        });
      showToast(texts.removed(entries.length), { undo });
    });

  /** The day until which a paper is valid, as a calendar file. */
  const toCalendar = ({ name, term, expiresAt }: ArchiveEntry) => {
    const day = toIsoDay(expiresAt!);
    const title = texts.expiryOf(name, termName({ term }));
    const file = new Blob([calendarFile({ day, title }, new Date())], { type: 'text/calendar' });
    downloadFile(file, `expira-${day}.ics`);
  };

  const unprove = (entry: ArchiveEntry) =>
    attempt(async () => {
      const { detachProof } = await import('../data/proofs');
      await detachProof(entry.id);
      reload();
      showToast(texts.unproved);
    });

  return {
    toCalendar,
    unprove,
    zipDone,
    stopZip: () => zipping.current?.abort(),
    download,
    downloadAll,
    remove,
  };
}

export type EntryActions = ReturnType<typeof useEntryActions>;
