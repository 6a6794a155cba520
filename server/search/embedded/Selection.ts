import type { WordHit } from '@anunturi/shared-domain/search/SearchAnswer';
import type { SoughtText } from '../understand/Understood';
import { chooseTexts } from './chooseTexts';
import { type Condition, markFailed } from './conditions';
import type { EmbeddedIndex } from './EmbeddedIndex';
import { matchTexts, TEXTS_MAX } from './matchTexts';
import { pickFitting, pickWithAll, type Slots } from './pick';

/** What filters and words leave: where words decided, the slots that have them; and by slot what it does not answer. */
export type Selection = {
  conditions: readonly Condition[];
  /** All of them, or those that have the kept texts. */
  slots: Slots;
  failed: Int32Array;
  /** Those that answer everything. */
  found: Uint32Array;
  scores?: Uint16Array;
  leftOut: string[];
  hits: WordHit[];
};

/**
 * Selects by conditions, then by as many of the texts as some listing under them has. Texts that no such listing has are left out;
 * where they are all that was asked, nothing is found.
 */
export function select(
  conditions: readonly Condition[],
  texts: readonly SoughtText[],
  index: EmbeddedIndex,
  nowMs: number,
): Selection {
  const failed = new Int32Array(index.slotCount);
  const mark = (slots: Slots) => markFailed(conditions, index.columns, nowMs, failed, slots);
  const toSelection = (slots: Slots) => ({
    conditions,
    slots,
    failed,
    found: pickFitting(slots, failed),
  });
  if (texts.length === 0) {
    mark(index.slotCount);
    return { ...toSelection(index.slotCount), leftOut: [], hits: [] };
  }
  const match = matchTexts(texts, index);
  mark(match.slots);
  const kept = chooseTexts(match, failed);
  const { hits, masks, scores } = match;
  const leftOut = texts
    .filter((_, at) => at >= TEXTS_MAX || ((kept >> at) & 1) === 0)
    .map(({ said }) => said);
  if (kept !== 0) {
    const slots = pickWithAll(match.slots, masks, kept);
    return { ...toSelection(slots), scores, leftOut, hits };
  }
  const slots = conditions.length === 0 ? 0 : index.slotCount;
  mark(slots);
  return { ...toSelection(slots), leftOut, hits };
}
