import { useEffect, useRef, useState } from 'react';
import { isMarketError } from '@anunturi/shared-domain/site/marketError';
import { failureMessage } from '#domain/failureMessage';
import type { PageTexts } from '../domain/reading/readPageTexts';
import type { ToolPage } from '../domain/pages/toolPages';
import type { PageHit } from '../domain/reading/findInPages';
import type { PdfPages } from '../behaviour/usePdfPages';

type Search =
  | { at: 'rest' }
  | { at: 'working'; step: 'searching' | 'reading'; done: number }
  /** `pictures`: pages that have no text to be searched. */
  | { at: 'found'; words: string; hits: PageHit[]; pictures: ToolPage[] }
  | { at: 'failed'; message: string };

/** A search in the pages of the document being made; pages that are pictures are recognised when that is asked for. */
export function usePageSearch({ pages, fileOf }: PdfPages) {
  const [search, setSearch] = useState<Search>({ at: 'rest' });
  const [searched, setSearched] = useState(pages);
  const known = useRef<PageTexts>(new Map());
  const stopper = useRef<AbortController | null>(null);
  if (searched !== pages) {
    setSearched(pages); // what was found is on other pages now
    setSearch({ at: 'rest' });
  }
  useEffect(() => () => stopper.current?.abort(), [pages]);

  async function run(
    step: 'searching' | 'reading',
    work: (signal: AbortSignal) => Promise<Search>,
  ) {
    stopper.current?.abort();
    const { signal } = (stopper.current = new AbortController());
    setSearch({ at: 'working', step, done: 0 });
    try {
      const found = await work(signal);
      if (!signal.aborted) setSearch(found);
    } catch (error) {
      if (signal.aborted || (isMarketError(error) && error.code === 'cancelled')) return;
      setSearch({ at: 'failed', message: failureMessage(error) });
    }
  }
  const onProgress = (done: number) =>
    setSearch((now) => (now.at === 'working' ? { ...now, done } : now));
  const load = () =>
    Promise.all([
      import(/* webpackChunkName: "search-pages" */ '../domain/reading/readPageTexts'),
      import(/* webpackChunkName: "search-pages" */ '../domain/reading/findInPages'),
    ]);

  return {
    search,
    find: (words: string) =>
      run('searching', async (signal) => {
        const [{ keyOf, readPageTexts }, { findInPages }] = await load();
        const unread = pages.filter((page) => !known.current.has(keyOf(page)));
        const read = await readPageTexts(unread, { fileOf, onProgress, signal });
        for (const [key, runs] of read) known.current.set(key, runs);
        return { at: 'found', words, ...findInPages(pages, known.current, words) };
      }),
    recognise: (words: string, pictures: readonly ToolPage[]) =>
      run('reading', async (signal) => {
        const [[{ recognisePageTexts }, { findInPages }], { openTextReader }] = await Promise.all([
          load(),
          import(/* webpackChunkName: "text-reader" */ '#domain/ocr/openTextReader'),
        ]);
        const reader = openTextReader();
        signal.addEventListener('abort', () => reader.close());
        try {
          const work = { fileOf, onProgress, signal, reader };
          const read = await recognisePageTexts(pictures, work);
          for (const [key, runs] of read) known.current.set(key, runs);
        } finally {
          reader.close();
        }
        const found = findInPages(pages, known.current, words);
        return { at: 'found', words, hits: found.hits, pictures: [] };
      }),
    stop() {
      stopper.current?.abort();
      setSearch({ at: 'rest' });
    },
  };
}
