import { useRef, useState } from 'react';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { useMediaQuery } from '@anunturi/shared-ui/device/useMediaQuery';
import { ProgressBar } from '@anunturi/shared-ui/feedback/ProgressBar';
import { Disclosure } from '@anunturi/shared-ui/layout/Disclosure';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { useBlankPages } from '../behaviour/useBlankPages';
import type { ChosenPages } from '../behaviour/useChosenPages';
import type { PdfPages } from '../behaviour/usePdfPages';
import { SearchPages } from '../reading/SearchPages';
import { texts } from '../texts';
import styles from './LookInPages.module.css';

/** Words and empty pages are looked for; on phones behind a line, since the pages themselves come first. */
export function LookInPages({ state, chosen }: { state: PdfPages; chosen: ChosenPages }) {
  const isWide = useMediaQuery('(width >= 40rem)');
  const [isOpen, setOpen] = useState(false);
  const blank = useBlankPages(state, chosen);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Disclosure
      className={styles.tools}
      summary={texts.lookInPages}
      open={isWide || isOpen}
      onToggle={({ currentTarget: { open } }) => !isWide && setOpen(open)}
    >
      <Stack gap={3}>
        <SearchPages
          state={state}
          beside={
            <Button
              ref={button}
              variant="ghost"
              disabled={state.adding !== null}
              busy={blank.done !== null}
              onClick={blank.find}
            >
              {texts.findBlank}
            </Button>
          }
        />
        {blank.done !== null && (
          <ProgressBar
            label={texts.findingBlank}
            value={blank.done}
            onCancel={() => {
              blank.stop();
              button.current?.focus(); // what was pressed goes
            }}
          />
        )}
        <div role="status">{blank.said && <p>{blank.said}</p>}</div>
      </Stack>
    </Disclosure>
  );
}
