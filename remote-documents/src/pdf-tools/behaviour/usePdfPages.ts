import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { isMarketError } from '@anunturi/shared-domain/site/marketError';
import { PAGES_MAX } from '../domain/making/pdfOptions';
import { type RefusedFile, type ToolPage, movePage, rotatePages } from '../domain/pages/toolPages';
import { closePdf } from '#domain/renderPdfPage';
import { leavePdfSession, nextFileId, takePdfSession } from '../domain/pages/pdfSession';
import { type PdfWorker, openPdfWorker } from '../domain/worker/openPdfWorker';
import { takeFile } from '../domain/opening/takeFile';

export type Adding = { done: number; total: number } | null;

/**
 * Added pages are shown together at least this far apart: drawing hundreds of tiles anew for each photo would take
 * longer than the photo.
 */
const SHOW_EVERY_MS = 300;
/** After a file so large the worker is ended, which frees its memory at once. */
const HEAVY_BYTES = 20_000_000;

/** The pages of the document being made, the files they come from and what was left out. They outlive a visit to another screen. */
export function usePdfPages() {
  const [session] = useState(takePdfSession);
  const [pages, setPages] = useState<ToolPage[]>(session.pages);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [adding, setAdding] = useState<Adding>(null);
  const worker = useRef<PdfWorker | null>(null);
  /** The addition under way; stopping it, or starting another, makes it find that it is no longer this one. */
  const run = useRef<object | null>(null);
  const latest = useRef(pages);
  useEffect(() => void (latest.current = pages), [pages]);

  const closeWorker = useCallback(() => {
    worker.current?.close();
    worker.current = null;
  }, []);
  useEffect(
    () => () => {
      run.current = null;
      closeWorker();
      for (const id of session.files.keys()) void closePdf(id);
      leavePdfSession({ ...session, pages: latest.current });
    },
    [session, closeWorker],
  );

  /**
   * Takes files in one after another, so that many of them neither block the page nor fill the memory. With `again` it is a
   * file that was left out: it keeps its place among the others until it is in.
   */
  async function add(chosen: File[], again?: { id: string; password: string }) {
    const own = (run.current = {});
    const left: RefusedFile[] = [];
    let waiting: ToolPage[] = [];
    let total = pages.length;
    let shownAt = performance.now();
    const show = (done: number) => {
      const ready = waiting;
      waiting = [];
      shownAt = performance.now();
      setAdding({ done, total: chosen.length });
      if (ready.length > 0) startTransition(() => setPages((now) => [...now, ...ready])); // hundreds of tiles are drawn between other things
    };
    if (!again) setRefused([]);
    show(0);
    try {
      for (const [done, file] of chosen.entries()) {
        if (performance.now() - shownAt > SHOW_EVERY_MS) show(done);
        worker.current ??= openPdfWorker();
        const id = nextFileId(session);
        const taken = await takeFile(file, id, worker.current, again?.password);
        if (run.current !== own) break;
        const mayHaveDied = 'refused' in taken && taken.refused === 'notNow';
        if (mayHaveDied || file.size > HEAVY_BYTES) closeWorker(); // the next file gets a fresh one
        if ('refused' in taken) {
          const isLocked = taken.refused === 'password' || taken.refused === 'wrongPassword';
          left.push({
            id: again?.id ?? id,
            name: file.name,
            reason: taken.refused,
            ...(isLocked ? { locked: file } : {}),
          });
        } else if (total + taken.pages.length > PAGES_MAX)
          left.push({ id, name: file.name, reason: 'tooMany' });
        else {
          total += taken.pages.length;
          session.files.set(taken.file.id, taken.file);
          if (taken.thumbnail)
            session.thumbnails.set(taken.file.id, URL.createObjectURL(taken.thumbnail));
          waiting.push(...taken.pages);
        }
      }
    } catch (error) {
      if (!isMarketError(error)) throw error; // the worker was closed: the addition was stopped
    } finally {
      const isTried = run.current === own; // not stopped before
      const isLast = isTried || run.current === null;
      if (isLast) closeWorker(); // what it held in memory goes with it
      startTransition(() => {
        setPages((now) => [...now, ...waiting]);
        if (!isLast) return;
        setAdding(null);
        if (!again) setRefused(left);
        else if (isTried)
          setRefused((now) => now.flatMap((each) => (each.id === again.id ? left : [each])));
      });
    }
  }

  return {
    pages,
    refused,
    adding,
    add,
    /** What was taken in so far stays. */
    stopAdding() {
      run.current = null;
      closeWorker();
      setAdding(null);
    },
    fileOf: useCallback((page: ToolPage) => session.files.get(page.fileId)!, [session]),
    thumbnailOf: useCallback((page: ToolPage) => session.thumbnails.get(page.fileId), [session]),
    rotate: useCallback(
      (ids: Iterable<string>) => setPages((now) => rotatePages(now, new Set(ids))),
      [],
    ),
    /** Another content for a file with the same pages, which needs no password and bears no signature. */
    replaceFile(id: string, blob: Blob) {
      const { password: _, signedPages: __, ...kept } = session.files.get(id)!;
      session.files.set(id, { ...kept, blob });
      void closePdf(id);
      setPages((now) => [...now]);
    },
    /** Covers parts of a page, or keeps one part of it. */
    setAreas: useCallback(
      (id: string, areas: Pick<ToolPage, 'covers' | 'crop'>) =>
        setPages((now) => now.map((page) => (page.id === id ? { ...page, ...areas } : page))),
      [],
    ),
    move: (from: number, to: number) => setPages((now) => movePage(now, from, to)),
    remove: (ids: ReadonlySet<string>) =>
      setPages((now) => now.filter((page) => !ids.has(page.id))),
    put: (next: ToolPage[]) => setPages(next),
  };
}

export type PdfPages = ReturnType<typeof usePdfPages>;
