import { useEffect, useRef, useState } from 'react';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { failureMessage } from '#domain/failureMessage';
import type { ToolPage } from '../domain/pages/toolPages';
import { texts } from '../texts';
import type { ChosenPages } from './useChosenPages';
import type { PdfPages } from './usePdfPages';

/** Looks for pages with nothing on them and chooses them; the person sees which before anything is deleted. */
export function useBlankPages({ pages, fileOf }: PdfPages, chosen: ChosenPages) {
  const [done, setDone] = useState<number | null>(null);
  const [said, setSaid] = useState<{ text: string; of: readonly ToolPage[] } | null>(null);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), [pages]);

  async function find() {
    const { signal } = (stopper.current = new AbortController());
    setSaid(null);
    setDone(0);
    try {
      const { findBlankPages } = await import('../domain/pages/findBlankPages');
      const blank = await findBlankPages(pages, fileOf, { onPage: setDone, signal });
      if (signal.aborted) return;
      if (blank.length > 0) chosen.chooseIds(blank);
      const text = blank.length > 0 ? texts.blankFound(blank.length) : texts.noBlank;
      setSaid({ text, of: pages });
    } catch (error) {
      showToast(failureMessage(error), { tone: 'bad' }); // the code for it could not be downloaded
    } finally {
      setDone(null);
    }
  }
  return {
    /** Share of the pages that were looked at; null while nothing is looked for. */
    done,
    said: said?.of === pages ? said.text : null,
    find,
    stop: () => stopper.current?.abort(),
  };
}
