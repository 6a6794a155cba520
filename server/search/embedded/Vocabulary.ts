import { stemRomanian } from '@anunturi/shared-domain/search/understand/stemRomanian';
import { editDistance } from '../matching/editDistance';
import { Postings } from './Postings';
import { faultsIn } from '../matching/wordForms';
import { countBits } from '../matching/countBits';
import { SortedWords } from './SortedWords';

/** Every word of the listings with the slots that have it. */
export class Vocabulary {
  private readonly terms = new Map<string, Postings>();
  private readonly byStem = new Map<string, string[]>();
  private readonly byLength: { word: string; letters: number }[][] = [];
  private readonly sorted = new SortedWords();

  add(word: string, slot: number, where: number): void {
    let postings = this.terms.get(word);
    if (!postings) this.learn(word, (postings = new Postings()));
    postings.add(slot, where);
  }

  get(word: string): Postings | undefined {
    return this.terms.get(word);
  }

  /** Words with the same stem, the word itself too where it is one. */
  formsOf(word: string): readonly string[] {
    return this.byStem.get(stemRomanian(word)) ?? [];
  }

  beginningWith(start: string): string[] {
    return this.sorted.beginningWith(start);
  }

  /** Words a fault away, or two in long ones, by how far; in the order of the alphabet. */
  near(word: string): [word: string, distance: number][] {
    const most = faultsIn(word);
    if (most === 0) return [];
    const letters = lettersOf(word);
    const found: [string, number][] = [];
    for (let length = word.length - most; length <= word.length + most; length += 1)
      for (const known of this.byLength[length] ?? []) {
        if (countBits(known.letters ^ letters) > 2 * most) continue;
        const distance = editDistance(word, known.word, most);
        if (distance <= most) found.push([known.word, distance]);
      }
    return found.toSorted(([a], [b]) => (a < b ? -1 : 1));
  }

  /** The words of one slot. Looks at the end of each word's slots first: a listing that was just put is there. */
  wordsOf(slot: number): string[] {
    const words: string[] = [];
    for (const [word, postings] of this.terms) if (postings.has(slot)) words.push(word);
    return words;
  }

  get size(): number {
    return this.terms.size;
  }

  get sizeBytes(): number {
    let bytes = 0;
    for (const postings of this.terms.values()) bytes += postings.sizeBytes + 100;
    return bytes;
  }

  entries(): IterableIterator<[string, Postings]> {
    return this.terms.entries();
  }

  learn(word: string, postings: Postings): void {
    this.terms.set(word, postings);
    const stem = stemRomanian(word);
    const forms = this.byStem.get(stem);
    if (forms) forms.push(word);
    else this.byStem.set(stem, [word]);
    (this.byLength[word.length] ??= []).push({ word, letters: lettersOf(word) });
    this.sorted.add(word);
  }
}

/** Which letters a word has, as bits: words that differ in too many of them are no near ones. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}
