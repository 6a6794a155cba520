import type { WordHit } from '@anunturi/shared-domain/search/SearchAnswer';
import type { SoughtText } from '../understand/Understood';
import { type Expanded, expandWord } from './expandWord';
import type { EmbeddedIndex } from './EmbeddedIndex';
import { IN_FACTS, IN_PLACE, IN_TITLE, toWords } from './toTerms';

/** The most texts of one search; further ones are left out. */
export const TEXTS_MAX = 8;

/** Which slots have which texts: a bit for each text, and how well. */
export type TextMatch = {
  /** Slots with at least one of them. */
  slots: Uint32Array;
  masks: Uint8Array;
  scores: Uint16Array;
  /** How much each text says: the rarer, the more. */
  weights: number[];
  hits: WordHit[];
};

/** Looks up what no filter holds in titles, facts and descriptions. */
export function matchTexts(texts: readonly SoughtText[], index: EmbeddedIndex): TextMatch {
  const { slotCount } = index;
  const masks = new Uint8Array(slotCount);
  const scores = new Uint16Array(slotCount);
  const found: number[] = [];
  const [weights, hits]: [number[], WordHit[]] = [[], []];
  for (const [at, text] of texts.slice(0, TEXTS_MAX).entries()) {
    const { slots, ranks, weight, hit } = matchText(text, index);
    weights.push(weight);
    hits.push(hit);
    for (const slot of slots) {
      if (masks[slot] === 0) found.push(slot);
      masks[slot]! |= 1 << at;
      scores[slot]! += ranks[slot]!;
    }
  }
  return { slots: Uint32Array.from(found), masks, scores, weights, hits };
}

/** The slots that have a text: all words of one of its ways, or the fact that says the same. */
function matchText({ said, ways, flag }: SoughtText, index: EmbeddedIndex) {
  const { alive, flags } = index.columns;
  const ranks = new Uint16Array(index.slotCount);
  const slots: number[] = [];
  const expanded: Expanded[] = [];
  let weight = 0;
  const take = (slot: number, rank: number) => {
    if (ranks[slot] === 0) slots.push(slot);
    ranks[slot] = Math.max(ranks[slot]!, rank);
  };
  for (const way of ways) {
    const words = way.flatMap(toWords);
    const matched = words.map((word) => {
      const each = expandWord(word, index.vocabulary, alive.values);
      expanded.push(each);
      return matchWord(each, index);
    });
    const [first, ...others] = matched.toSorted((a, b) => a.slots.length - b.slots.length);
    if (!first) continue;
    weight = Math.max(weight, ...matched.map((each) => each.weight));
    for (const slot of first.slots)
      if (others.every((each) => each.ranks[slot]! > 0))
        take(
          slot,
          matched.reduce((sum, each) => sum + each.ranks[slot]! * each.weight, 0),
        );
  }
  const bit = flag ? index.columns.flagBit(flag) : 0;
  for (let slot = 0; bit && slot < index.slotCount; slot += 1)
    if (alive.values[slot] === 1 && (flags.values[slot]! & bit) !== 0) take(slot, FLAG_RANK);
  return { slots, ranks, weight, hit: toHit(said, expanded, slots.length > 0) };
}

const FLAG_RANK = 200;
const NAMED_MAX = 3;
/** From the surest way of finding a text to the least sure. */
const surest: readonly WordHit['how'][] = ['exact', 'form', 'synonym', 'beginning', 'spelling'];

function toHit(word: string, expanded: readonly Expanded[], isFound: boolean): WordHit {
  if (!isFound) return { word, how: 'none' };
  const how = surest.find((each) => expanded.some((one) => one.how === each)) ?? 'synonym';
  const as = expanded.flatMap((one) => (one.how === how ? one.words.map((each) => each.word) : []));
  return { word, how, ...(how !== 'exact' && { as: as.slice(0, NAMED_MAX) }) };
}

/** The slots that have a word in any of its meanings; the rarer, the heavier. */
function matchWord({ words }: Expanded, index: EmbeddedIndex) {
  const { alive } = index.columns;
  const ranks = new Uint8Array(index.slotCount);
  const slots: number[] = [];
  for (const { postings, quality } of words)
    for (let at = 0; at < postings.length; at += 1) {
      const slot = postings.slotAt(at);
      if (alive.values[slot] !== 1) continue;
      const rank = placeWeight(postings.whereAt(at)) * quality;
      if (ranks[slot] === 0) slots.push(slot);
      if (ranks[slot]! < rank) ranks[slot] = rank;
    }
  return { slots, ranks, weight: rarity(slots.length, index.liveCount) };
}

function placeWeight(where: number): number {
  if (where & (IN_TITLE | IN_FACTS)) return 4;
  return where & IN_PLACE ? 2 : 1;
}

/** 1 for what every listing has, and one more for each time that half of them have it. */
const rarity = (found: number, all: number) =>
  found === 0 ? 0 : 1 + Math.floor(Math.log2(Math.max(1, all / found)));
