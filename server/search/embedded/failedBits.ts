import { hasSlot, type SlotBits } from './slotBits';

/** What is asked, with a bit that says that it is not so. */
export type Asking = { bit: number; bits: SlotBits };

/** What each of some slots does not answer, as bits. */
export function failedBits(slots: Uint32Array, asked: readonly Asking[]): Int32Array {
  const failed = new Int32Array(slots.length);
  for (const { bit, bits } of asked)
    for (let at = 0; at < slots.length; at += 1) if (!hasSlot(bits, slots[at]!)) failed[at]! |= bit;
  return failed;
}
