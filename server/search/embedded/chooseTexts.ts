import type { TextMatch } from './matchTexts';
import { bestMask } from '../matching/bestMask';
import { hasSlot, type SlotBits } from './slotBits';

/**
 * Which texts a search keeps: as many as some listing under the filters has together, those that say the most where there are
 * several ways. 0: none has any.
 */
export function chooseTexts({ slots, masks, weights }: TextMatch, found: SlotBits): number {
  const isSeen = new Uint8Array(256);
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at]!;
    if (hasSlot(found, slot)) isSeen[masks[slot]!] = 1;
  }
  return bestMask(
    [...isSeen.keys()].filter((mask) => isSeen[mask] === 1),
    weights,
  );
}
