import { useEffect, useRef, useState } from 'react';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { ProgressBar } from '@anunturi/shared-ui/feedback/ProgressBar';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { failureMessage } from '#domain/failureMessage';
import { texts } from '../texts';
import type { ChosenPages } from '../behaviour/useChosenPages';
import type { ToolPage } from '../domain/pages/toolPages';
import type { PdfPages } from '../behaviour/usePdfPages';

/** Looks for pages with nothing on them and chooses them; the person sees which before anything is deleted. */
export function BlankPages({ state, chosen }: { state: PdfPages; chosen: ChosenPages }) {
  const { pages, fileOf } = state;
  const [done, setDone] = useState<number | null>(null);
  const [said, setSaid] = useState<{ text: string; of: readonly ToolPage[] } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
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
  return (
    <>
      <div>
        <Button
          ref={button}
          variant="ghost"
          size="small"
          disabled={state.adding !== null}
          busy={done !== null}
          onClick={find}
        >
          {texts.findBlank}
        </Button>
      </div>
      {done !== null && (
        <ProgressBar
          label={texts.findingBlank}
          value={done}
          onCancel={() => {
            stopper.current?.abort();
            button.current?.focus(); // what was pressed goes
          }}
        />
      )}
      <div role="status">{said?.of === pages && <p>{said.text}</p>}</div>
    </>
  );
}
