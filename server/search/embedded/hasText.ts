import type { SoughtText } from '../understand/Understood';
import type { EmbeddedIndex } from './EmbeddedIndex';
import { expandWord } from './expandWord';
import { toWords } from './toTerms';

/** Whether one listing has a text, as `matchTexts` says it of all. */
export function hasText({ ways, flag }: SoughtText, slot: number, index: EmbeddedIndex): boolean {
  const { alive, flags } = index.columns;
  const bit = flag ? index.columns.flagBit(flag) : 0;
  if ((flags.values[slot]! & bit) !== 0) return true;
  return ways.some((way) => {
    const words = way.flatMap(toWords);
    return (
      words.length > 0 &&
      words.every((word) =>
        expandWord(word, index.vocabulary, alive.values).words.some(({ postings }) =>
          postings.has(slot),
        ),
      )
    );
  });
}
