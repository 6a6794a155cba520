import { foldDiacritics } from '@anunturi/shared-domain/formats/romanianText';
import type { Area } from '../pages/pageAreas';

/** A run of text on a page, and the part of the page that it takes. */
export type PlacedText = { text: string; area: Area };
/** A place where the words were found: what stands around them, and the parts of the page to mark. */
export type Hit = { before: string; found: string; after: string; areas: Area[] };

/** Letters shown on each side of what was found. */
const AROUND = 40;

/** Where some words stand in the runs of a page, whatever their diacritics, capitals and spaces; none for no words. */
export function searchTexts(runs: readonly PlacedText[], words: string): Hit[] {
  const wanted = fold(words).trim().replace(/\s+/g, ' ');
  if (wanted === '') return [];
  const { text, folded, runOf } = join(runs);
  const hits: Hit[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const end = at + wanted.length;
    hits.push({
      before: text.slice(Math.max(0, at - AROUND), at),
      found: text.slice(at, end),
      after: text.slice(end, end + AROUND),
      areas: areasOf(runs, runOf.slice(at, end)),
    });
  }
  return hits;
}

type Letter = { run: number; at: number } | null;

/** The runs as one text, letter by letter, with spaces where runs meet; `runOf` says where each letter is from. */
function join(runs: readonly PlacedText[]) {
  let text = '';
  const runOf: Letter[] = [];
  const add = (letter: string, from: Letter) => {
    const isSpace = /\s/.test(letter);
    if (isSpace && (text === '' || text.endsWith(' '))) return;
    text += isSpace ? ' ' : letter;
    runOf.push(from);
  };
  for (const [run, { text: own }] of runs.entries()) {
    for (let at = 0; at < own.length; at += 1) add(own[at]!, { run, at });
    add(' ', null);
  }
  return { text, folded: fold(text), runOf };
}

/** Folded letter by letter, so that each keeps its place. */
const fold = (text: string) =>
  [...text]
    .map((letter) => foldDiacritics(letter).padEnd(letter.length).slice(0, letter.length))
    .join('');

function areasOf(runs: readonly PlacedText[], letters: readonly Letter[]): Area[] {
  const parts = new Map<number, { from: number; to: number }>();
  for (const letter of letters) {
    if (!letter) continue;
    const part = parts.get(letter.run);
    if (part) part.to = letter.at + 1;
    else parts.set(letter.run, { from: letter.at, to: letter.at + 1 });
  }
  // Letters are taken to be of one width: a mark may begin a little beside them.
  return [...parts].map(([run, { from, to }]) => {
    const { text, area } = runs[run]!;
    const share = area.width / Math.max(1, text.length);
    return { ...area, x: area.x + from * share, width: (to - from) * share };
  });
}
