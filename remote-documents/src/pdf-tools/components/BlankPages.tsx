import { useEffect, useRef, useState } from 'react';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { ProgressBar } from '@anunturi/shared-ui/feedback/ProgressBar';
import { texts } from '../texts';
import type { ChosenPages } from './useChosenPages';
import type { ToolPage } from '../domain/toolPages';
import type { PdfPages } from './usePdfPages';

/** Looks for pages with nothing on them and chooses them; the person sees which before anything is deleted. */
export function BlankPages({ state, chosen }: { state: PdfPages; chosen: ChosenPages }) {
  const { pages, fileOf } = state;
  const [done, setDone] = useState<number | null>(null);
  const [said, setSaid] = useState<{ text: string; of: readonly ToolPage[] } | null>(null);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), [pages]);

  async function find() {
    const { signal } = (stopper.current = new AbortController());
    setSaid(null);
    setDone(0);
    const { findBlankPages } = await import('../domain/findBlankPages');
    const blank = await findBlankPages(pages, fileOf, { onPage: setDone, signal });
    setDone(null);
    if (signal.aborted) return;
    if (blank.length > 0) chosen.chooseIds(blank);
    setSaid({ text: blank.length > 0 ? texts.blankFound(blank.length) : texts.noBlank, of: pages });
  }
  return (
    <>
      {done === null ? (
        <div>
          <Button variant="ghost" size="small" disabled={state.adding !== null} onClick={find}>
            {texts.findBlank}
          </Button>
        </div>
      ) : (
        <ProgressBar
          label={texts.findingBlank}
          value={done}
          onCancel={() => stopper.current?.abort()}
        />
      )}
      <div role="status">{said?.of === pages && <p>{said.text}</p>}</div>
    </>
  );
}
