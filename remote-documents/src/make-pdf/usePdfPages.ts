import { useEffect, useRef, useState } from 'react';
import { PAGES_MAX } from '../domain/pdf-tools/pdfOptions';
import { type RefusedFile, type ToolFile, type ToolPage, movePage, rotatePages } from '../domain/pdf-tools/toolPages';
import { type PdfWorker, openPdfWorker } from './openPdfWorker';
import { closePdf } from '../parts/renderPdfPage';
import { takeFile } from './takeFile';

export type Adding = { done: number; total: number } | null;

/** The pages of the document being made, the files they come from and what was left out. */
export function usePdfPages() {
  const [pages, setPages] = useState<ToolPage[]>([]);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [adding, setAdding] = useState<Adding>(null);
  const files = useRef(new Map<string, ToolFile>());
  /** Address of each photo's small picture. */
  const thumbnails = useRef(new Map<string, string>());
  const worker = useRef<PdfWorker | null>(null);
  const stopped = useRef(false);
  const count = useRef(0);

  useEffect(() => {
    const kept = { files: files.current, thumbnails: thumbnails.current };
    return () => {
      worker.current?.close();
      worker.current = null;
      for (const address of kept.thumbnails.values()) URL.revokeObjectURL(address);
      for (const id of kept.files.keys()) closePdf(id);
    };
  }, []);

  /** Takes files in one after another, so that many of them neither block the page nor fill the memory. */
  async function add(chosen: File[]) {
    stopped.current = false;
    const left: RefusedFile[] = [];
    let total = pages.length;
    try {
      for (const [done, file] of chosen.entries()) {
        if (stopped.current) break;
        setAdding({ done, total: chosen.length });
        worker.current ??= openPdfWorker();
        const taken = await takeFile(file, `f${(count.current += 1)}`, worker.current);
        if (stopped.current) break;
        if ('refused' in taken) left.push({ name: file.name, reason: taken.refused });
        else if (total + taken.pages.length > PAGES_MAX) left.push({ name: file.name, reason: 'tooMany' });
        else {
          total += taken.pages.length;
          files.current.set(taken.file.id, taken.file);
          if (taken.thumbnail) thumbnails.current.set(taken.file.id, URL.createObjectURL(taken.thumbnail));
          setPages((now) => [...now, ...taken.pages]);
        }
      }
    } finally {
      setAdding(null);
      setRefused(left);
    }
  }

  return {
    pages, refused, adding, add,
    stopAdding() {
      stopped.current = true;
      setAdding(null);
    },
    fileOf: (page: ToolPage) => files.current.get(page.fileId)!,
    thumbnailOf: (page: ToolPage) => thumbnails.current.get(page.fileId),
    rotate: (ids: Iterable<string>) => setPages((now) => rotatePages(now, new Set(ids))),
    move: (from: number, to: number) => setPages((now) => movePage(now, from, to)),
    remove: (ids: ReadonlySet<string>) => setPages((now) => now.filter((page) => !ids.has(page.id))),
    put: (next: ToolPage[]) => setPages(next),
    /** The worker that looks at files, for an estimate. */
    inspector: () => (worker.current ??= openPdfWorker()),
  };
}

export type PdfPages = ReturnType<typeof usePdfPages>;
