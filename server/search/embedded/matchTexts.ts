import type { WordHit } from '@anunturi/shared-domain/search/SearchAnswer';
import type { SoughtText } from '../understand/Understood';
import { type Expanded, expandWord } from './expandWord';
import type { EmbeddedIndex } from './EmbeddedIndex';
import { WHERE_BITS, WHERE_MASK } from './Postings';
import { FLAG_RANK, placeWeights, rarity, TEXTS_MAX, toHit } from '../matching/textRanks';
import { IN_FACTS, IN_PLACE, IN_TITLE, toWords } from '../matching/toTerms';

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

/** Looks up what no filter holds in titles, facts and descriptions; undefined where nothing is sought. */
export const lookUp = (texts: readonly SoughtText[], index: EmbeddedIndex) =>
  texts.length === 0 ? undefined : matchTexts(texts, index);

function matchTexts(texts: readonly SoughtText[], index: EmbeddedIndex): TextMatch {
  const { slotCount } = index;
  const masks = new Uint8Array(slotCount);
  const scores = new Uint16Array(slotCount);
  const found = new Uint32Array(slotCount);
  let length = 0;
  const [weights, hits]: [number[], WordHit[]] = [[], []];
  for (const [at, text] of texts.slice(0, TEXTS_MAX).entries()) {
    const { ranked, weight, hit } = matchText(text, index);
    weights.push(weight);
    hits.push(hit);
    const { slots, ranks } = ranked;
    for (let n = 0; n < slots.length; n += 1) {
      const slot = slots[n]!;
      if (masks[slot] === 0) found[length++] = slot;
      masks[slot]! |= 1 << at;
      scores[slot]! += ranks[slot]!;
    }
  }
  return { slots: found.subarray(0, length), masks, scores, weights, hits };
}

/** Some slots, and by slot how well each fits; 0 for the others. */
type Ranked = { slots: Uint32Array; ranks: Uint16Array };
type MatchedWord = Ranked & { weight: number };

/** The slots that have a text: all words of one of its ways, or the fact that says the same. */
function matchText({ said, ways, flag }: SoughtText, index: EmbeddedIndex) {
  const expanded: Expanded[] = [];
  const wayed = ways.flatMap((way) => {
    const words = way.flatMap(toWords).map((word) => {
      const each = expandWord(word, index.vocabulary, index.columns.alive.values);
      expanded.push(each);
      return matchWord(each, index);
    });
    return words.length === 0 ? [] : [matchWay(words, index.slotCount)];
  });
  const bit = flag ? index.columns.flagBit(flag) : 0;
  const flagged = bit === 0 ? [] : [withFlag(bit, index)];
  const ranked = bestOf([...wayed, ...flagged], index.slotCount);
  const weight = Math.max(0, ...wayed.map((each) => each.weight));
  return { ranked, weight, hit: toHit(said, expanded, ranked.slots.length > 0) };
}

/** The slots that have every word; the ranks are the sum. */
function matchWay(words: readonly MatchedWord[], slotCount: number): MatchedWord {
  const [first, ...others] = words.toSorted((a, b) => a.slots.length - b.slots.length);
  if (others.length === 0) return first!;
  const weight = Math.max(...words.map((each) => each.weight));
  const ranks = new Uint16Array(slotCount);
  const slots = first!.slots.filter((slot) => others.every((each) => each.ranks[slot]! > 0));
  for (const slot of slots) ranks[slot] = words.reduce((sum, each) => sum + each.ranks[slot]!, 0);
  return { slots, ranks, weight };
}

/** The slots of any; the rank is the best one. */
function bestOf(all: readonly Ranked[], slotCount: number): Ranked {
  if (all.length === 1) return all[0]!;
  const ranks = new Uint16Array(slotCount);
  const slots = new Uint32Array(slotCount);
  let length = 0;
  for (const each of all)
    for (let at = 0; at < each.slots.length; at += 1) {
      const slot = each.slots[at]!;
      if (ranks[slot] === 0) slots[length++] = slot;
      if (ranks[slot]! < each.ranks[slot]!) ranks[slot] = each.ranks[slot]!;
    }
  return { slots: slots.subarray(0, length), ranks };
}

function withFlag(bit: number, { columns, slotCount }: EmbeddedIndex): Ranked {
  const [alive, flags] = [columns.alive.values, columns.flags.values];
  const ranks = new Uint16Array(slotCount);
  const slots = new Uint32Array(slotCount);
  let length = 0;
  for (let slot = 0; slot < slotCount; slot += 1)
    if ((flags[slot]! & bit) !== 0 && alive[slot] === 1) {
      ranks[slot] = FLAG_RANK;
      slots[length++] = slot;
    }
  return { slots: slots.subarray(0, length), ranks };
}

/** The slots that have a word in any of its meanings; the rarer, the heavier. */
function matchWord({ words }: Expanded, index: EmbeddedIndex): MatchedWord {
  const alive = index.columns.alive.values;
  const ranks = new Uint16Array(index.slotCount);
  const entries = words.reduce((sum, { postings }) => sum + postings.length, 0);
  const slots = new Uint32Array(Math.min(entries, index.slotCount));
  let length = 0;
  for (const { postings, quality } of words) {
    const { packed } = postings;
    for (let at = 0; at < packed.length; at += 1) {
      const slot = packed[at]! >>> WHERE_BITS;
      if (alive[slot] !== 1) continue;
      const rank = weightsByWhere[packed[at]! & WHERE_MASK]! * quality;
      if (ranks[slot] === 0) slots[length++] = slot;
      if (ranks[slot]! < rank) ranks[slot] = rank;
    }
  }
  const weight = rarity(length, index.liveCount);
  for (let at = 0; at < length; at += 1) ranks[slots[at]!]! *= weight;
  return { slots: slots.subarray(0, length), ranks, weight };
}

const weightsByWhere = Uint8Array.from({ length: WHERE_MASK + 1 }, (_, where) =>
  placeWeight(where),
);

function placeWeight(where: number): number {
  if (where & (IN_TITLE | IN_FACTS)) return placeWeights.title;
  return where & IN_PLACE ? placeWeights.place : placeWeights.description;
}
