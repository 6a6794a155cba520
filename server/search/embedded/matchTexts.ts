import type { WordHit } from '@anunturi/shared-domain/search/SearchAnswer';
import type { SoughtText } from '@anunturi/shared-domain/search/understand/Understood';
import { type Expanded, type Expansion, expandWord } from './expandWord';
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
  const matched = matchEachOnce(index);
  const sought = texts.slice(0, TEXTS_MAX).map((text) => matchText(text, matched, index));
  const masks = new Uint8Array(slotCount);
  const scores = new Uint16Array(slotCount);
  const entries = sought.reduce((sum, { ranked }) => sum + ranked.slots.length, 0);
  const found = new Uint32Array(Math.min(entries, slotCount));
  let length = 0;
  for (const [at, { ranked }] of sought.entries()) {
    const { slots, ranks } = ranked;
    for (let n = 0; n < slots.length; n += 1) {
      const slot = slots[n]!;
      if (masks[slot] === 0) found[length++] = slot;
      masks[slot]! |= 1 << at;
      scores[slot]! += ranks[n]!;
    }
  }
  return {
    slots: found.subarray(0, length),
    masks,
    scores,
    weights: sought.map(({ weight }) => weight),
    hits: sought.map(({ hit }) => hit),
  };
}

/** Some slots, each once, and beside each how well it fits. */
type Ranked = { slots: Uint32Array; ranks: Uint16Array };
type MatchedWord = Ranked & { weight: number };

/** What sought words stand for and which slots have them; ways to say the same often share their words. */
function matchEachOnce(index: EmbeddedIndex) {
  const known = new Map<string, { expanded: Expanded; found: MatchedWord }>();
  return (word: string) => {
    const before = known.get(word);
    if (before) return before;
    const expanded = expandWord(word, index.vocabulary, index.columns.alive.values);
    const matched = { expanded, found: matchWord(expanded, index) };
    known.set(word, matched);
    return matched;
  };
}

/** The slots that have a text: all words of one of its ways, or the fact that says the same. */
function matchText(
  { said, ways, flag }: SoughtText,
  matched: ReturnType<typeof matchEachOnce>,
  index: EmbeddedIndex,
) {
  const words = ways.map((way) => way.flatMap(toWords).map(matched));
  const wayed = words.flatMap((way) =>
    way.length === 0
      ? []
      : [
          matchWay(
            way.map(({ found }) => found),
            index,
          ),
        ],
  );
  const bit = flag ? index.columns.flagBit(flag) : 0;
  const flagged = bit === 0 ? [] : [withFlag(bit, index)];
  const ranked = bestOf([...wayed, ...flagged], index);
  const weight = Math.max(0, ...wayed.map((each) => each.weight));
  const expanded = words.flat().map((each) => each.expanded);
  return { ranked, weight, hit: toHit(said, expanded, ranked.slots.length > 0) };
}

/** The slots that have every word; the ranks are the sum. */
function matchWay(words: readonly MatchedWord[], index: EmbeddedIndex): MatchedWord {
  const [first, ...others] = words.toSorted((a, b) => a.slots.length - b.slots.length);
  const weight = Math.max(...words.map((each) => each.weight));
  let all: Ranked = first!;
  for (const other of others) if (all.slots.length > 0) all = both(all, other, index);
  return { ...all, weight };
}

/** The slots of two; the ranks are the sum. */
function both(one: Ranked, other: Ranked, index: EmbeddedIndex): Ranked {
  return index.rankArrays.with(index.slotCount, (bySlot) => {
    for (let at = 0; at < one.slots.length; at += 1) bySlot[one.slots[at]!] = one.ranks[at]!;
    const slots = new Uint32Array(Math.min(one.slots.length, other.slots.length));
    const ranks = new Uint16Array(slots.length);
    let length = 0;
    for (let at = 0; at < other.slots.length; at += 1) {
      const slot = other.slots[at]!;
      if (bySlot[slot] === 0) continue;
      ranks[length] = bySlot[slot]! + other.ranks[at]!;
      slots[length++] = slot;
    }
    const result = { slots: slots.subarray(0, length), ranks: ranks.subarray(0, length) };
    return { result, touched: one.slots };
  });
}

/** The slots of any; the rank is the best one. */
function bestOf(all: readonly Ranked[], index: EmbeddedIndex): Ranked {
  if (all.length === 1) return all[0]!;
  return index.rankArrays.with(index.slotCount, (bySlot) => {
    const entries = all.reduce((sum, { slots }) => sum + slots.length, 0);
    const slots = new Uint32Array(Math.min(entries, index.slotCount));
    let length = 0;
    for (const each of all)
      for (let at = 0; at < each.slots.length; at += 1) {
        const slot = each.slots[at]!;
        if (bySlot[slot] === 0) slots[length++] = slot;
        if (bySlot[slot]! < each.ranks[at]!) bySlot[slot] = each.ranks[at]!;
      }
    return ranked(slots.subarray(0, length), bySlot);
  });
}

function withFlag(bit: number, { columns, slotCount }: EmbeddedIndex): Ranked {
  const [alive, flags] = [columns.alive.values, columns.flags.values];
  const slots = new Uint32Array(slotCount);
  let length = 0;
  for (let slot = 0; slot < slotCount; slot += 1)
    if ((flags[slot]! & bit) !== 0 && alive[slot] === 1) slots[length++] = slot;
  return { slots: slots.subarray(0, length), ranks: new Uint16Array(length).fill(FLAG_RANK) };
}

/** The slots that have a word in any of its meanings; the rarer, the heavier. */
function matchWord({ words }: Expanded, index: EmbeddedIndex): MatchedWord {
  const each = words.map((word) => matchMeaning(word, index));
  const { slots, ranks } = bestOf(each, index);
  const weight = rarity(slots.length, index.liveCount);
  for (let at = 0; at < ranks.length; at += 1) ranks[at]! *= weight;
  return { slots, ranks, weight };
}

function matchMeaning({ postings, quality }: Expansion, { columns }: EmbeddedIndex): Ranked {
  const alive = columns.alive.values;
  const { packed } = postings;
  const slots = new Uint32Array(packed.length);
  const ranks = new Uint16Array(packed.length);
  let length = 0;
  for (let at = 0; at < packed.length; at += 1) {
    const slot = packed[at]! >>> WHERE_BITS;
    if (alive[slot] !== 1) continue;
    ranks[length] = weightsByWhere[packed[at]! & WHERE_MASK]! * quality;
    slots[length++] = slot;
  }
  return { slots: slots.subarray(0, length), ranks: ranks.subarray(0, length) };
}

/** Slots with their ranks out of a lent array, which is cleared at them. */
function ranked(slots: Uint32Array, bySlot: Uint16Array) {
  const ranks = new Uint16Array(slots.length);
  for (let at = 0; at < slots.length; at += 1) ranks[at] = bySlot[slots[at]!]!;
  return { result: { slots, ranks }, touched: slots };
}

const weightsByWhere = Uint8Array.from({ length: WHERE_MASK + 1 }, (_, where) =>
  placeWeight(where),
);

function placeWeight(where: number): number {
  if (where & (IN_TITLE | IN_FACTS)) return placeWeights.title;
  return where & IN_PLACE ? placeWeights.place : placeWeights.description;
}
