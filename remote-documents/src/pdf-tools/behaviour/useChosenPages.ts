import { useCallback, useMemo, useState } from 'react';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { texts } from '../texts';
import type { PdfPages } from './usePdfPages';

const nothing: ReadonlySet<string> = new Set();

/** Which pages are chosen, and what is done with them together. Deleting can be undone. */
export function useChosenPages({ pages, rotate, put }: PdfPages) {
  const [marked, setMarked] = useState(nothing);
  const chosen = useMemo(() => pages.filter((page) => marked.has(page.id)), [pages, marked]);
  const places = useMemo(
    () => pages.flatMap((page, place) => (marked.has(page.id) ? [place] : [])),
    [pages, marked],
  );

  function keepOnly(kept: typeof pages) {
    put([...kept]);
    setMarked(nothing);
    showToast(texts.removed(pages.length - kept.length), { undo: () => put(pages) });
  }
  return {
    marked,
    chosen,
    places,
    toggle: useCallback(
      (id: string) =>
        setMarked(
          (now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id]),
        ),
      [],
    ),
    choose: (at: readonly number[]) => setMarked(new Set(at.map((place) => pages[place]!.id))),
    chooseIds: (ids: readonly string[]) => setMarked(new Set(ids)),
    /** The chosen pages, or all of them when none is. */
    rotate: () => rotate((chosen.length > 0 ? chosen : pages).map((page) => page.id)),
    remove: () => keepOnly(chosen.length > 0 ? pages.filter((page) => !marked.has(page.id)) : []),
    keepChosen: () => keepOnly(chosen),
    removeOne: (id: string) => keepOnly(pages.filter((page) => page.id !== id)),
  };
}

export type ChosenPages = ReturnType<typeof useChosenPages>;
