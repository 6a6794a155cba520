import { useState } from 'react';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { RowFocus } from '@anunturi/shared-ui/layout/RowFocus';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { readPageRanges, writePageRanges } from '../domain/pages/pageRanges';
import styles from './ChoosePages.module.css';
import { texts } from '../texts';
import type { ChosenPages } from '../behaviour/useChosenPages';

/** Choosing pages by their numbers (the tiles have boxes too) and what can be done with those chosen, or with all. */
export function ChoosePages({ count, chosen }: { count: number; chosen: ChosenPages }) {
  const { places } = chosen;
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && readPageRanges(typed, count) === null;
  function type(text: string) {
    setTyped(text);
    const read = readPageRanges(text, count);
    if (read) chosen.choose(read);
  }
  const some = places.length > 0;
  return (
    <RowFocus>
      <div className={styles.bar} data-row="choose">
        <TextField
          className={styles.field}
          label={texts.choose}
          placeholder={texts.chooseExample}
          autoComplete="off"
          value={typed ?? writePageRanges(places)}
          error={wrong ? texts.chooseWrong(count) : undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
        />
        <Cluster gap={2}>
          <Button variant="secondary" size="small" onClick={chosen.rotate}>
            {some ? texts.rotateChosen : texts.rotateAll}
          </Button>
          {some && places.length < count && (
            <Button variant="secondary" size="small" onClick={chosen.keepChosen}>
              {texts.keepChosen}
            </Button>
          )}
          <Button variant="ghost" size="small" onClick={chosen.remove}>
            {some ? texts.removeChosen(places.length) : texts.removeAll}
          </Button>
        </Cluster>
      </div>
    </RowFocus>
  );
}
