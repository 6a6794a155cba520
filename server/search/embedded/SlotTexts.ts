import type { SoughtText } from '@anunturi/shared-domain/search/understand/Understood';
import type { EmbeddedIndex } from './EmbeddedIndex';
import { couldStandFor, type Expansion, expandWord, formsOf } from './expandWord';
import { toWords } from '../matching/toTerms';

/** Which texts one slot has, exactly as `matchTexts` finds them among all; each is worked out once. */
export class SlotTexts {
  private readonly known = new Map<SoughtText, boolean>();
  private readonly byWord = new Map<string, boolean>();
  private words: string[] | undefined;

  constructor(
    private readonly slot: number,
    private readonly index: EmbeddedIndex,
  ) {}

  has(text: SoughtText): boolean {
    const known = this.known.get(text);
    if (known !== undefined) return known;
    const found = this.hasFlag(text) || text.ways.some((way) => this.hasAll(way.flatMap(toWords)));
    this.known.set(text, found);
    return found;
  }

  private hasFlag({ flag }: SoughtText): boolean {
    const { columns } = this.index;
    return flag !== undefined && (columns.flags.values[this.slot]! & columns.flagBit(flag)) !== 0;
  }

  private hasAll(words: readonly string[]): boolean {
    return words.length > 0 && words.every((word) => this.hasWord(word));
  }

  private hasWord(word: string): boolean {
    const known = this.byWord.get(word);
    if (known !== undefined) return known;
    const found = this.lookUp(word);
    this.byWord.set(word, found);
    return found;
  }

  private lookUp(word: string): boolean {
    const { vocabulary, columns } = this.index;
    const isHere = ({ postings }: Expansion) => postings.has(this.slot);
    const forms = formsOf(word, vocabulary, columns.alive.values);
    if (forms.length > 0) return forms.some(isHere);
    // Looking through all words for a misspelt one costs; few listings have one that it could be.
    this.words ??= vocabulary.wordsOf(this.slot);
    if (!couldStandFor(word, this.words)) return false;
    return expandWord(word, vocabulary, columns.alive.values).words.some(isHere);
  }
}
