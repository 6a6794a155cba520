import type { WordHit } from '@anunturi/shared-domain/search/SearchAnswer';
import type { SoughtText } from '@anunturi/shared-domain/search/understand/Understood';
import { chooseTexts } from './chooseTexts';
import type { Check } from '../matching/checks';
import type { EmbeddedIndex } from './EmbeddedIndex';
import type { Group } from '../matching/groups';
import { TEXTS_MAX } from '../matching/textRanks';
import type { TextMatch } from './matchTexts';
import { addSlot, countSlots, intersect, noSlots, type SlotBits } from './slotBits';

/** A check with the slots that answer it. */
export type Asked = { check: Check; group: Group; bits: SlotBits };

/** What filters and words leave. */
export type Selection = {
  asked: readonly Asked[];
  /** What is there; where words decided, with the kept texts. */
  base: SlotBits;
  /** Those of it that answer everything. */
  found: SlotBits;
  total: number;
  scores?: Uint16Array;
  leftOut: string[];
  hits: WordHit[];
};

export const toAsked = (
  checks: readonly Check[],
  { answering, slotCount }: EmbeddedIndex,
): Asked[] =>
  checks.map((check) => ({
    check,
    group: check.group,
    bits: answering.of(check, slotCount),
  }));

/**
 * Selects by checks, then by as many of the texts as some listing under them has. Texts that no such listing has are left out;
 * where they are all that was asked, nothing is found.
 */
export function select(
  checks: readonly Check[],
  texts: readonly SoughtText[],
  match: TextMatch | undefined,
  index: EmbeddedIndex,
  live: SlotBits,
): Selection {
  const asked = toAsked(checks, index);
  const toSelection = (base: SlotBits) => {
    const found = intersect([base, ...asked.map(({ bits }) => bits)]);
    return { asked, base, found, total: countSlots(found) };
  };
  const open = toSelection(live);
  if (!match) return { ...open, leftOut: [], hits: [] };
  const kept = chooseTexts(match, open.found);
  const { hits, scores } = match;
  const leftOut = texts
    .filter((_, at) => at >= TEXTS_MAX || ((kept >> at) & 1) === 0)
    .map(({ said }) => said);
  if (kept === 0) return { ...(checks.length === 0 ? nothing(index) : open), leftOut, hits };
  return { ...toSelection(intersect([withAll(match, kept), live])), scores, leftOut, hits };
}

export const nothing = ({ slotCount }: EmbeddedIndex) => ({
  asked: [],
  base: noSlots(slotCount),
  found: noSlots(slotCount),
  total: 0,
});

/** The slots that have all of the kept texts. */
function withAll({ slots, masks }: TextMatch, kept: number): SlotBits {
  const bits = noSlots(masks.length);
  for (let at = 0; at < slots.length; at += 1)
    if ((masks[slots[at]!]! & kept) === kept) addSlot(bits, slots[at]!);
  return bits;
}
