/** Slots by number, or all below a number. */
export type Slots = Uint32Array | number;

export const countOf = (slots: Slots): number => (typeof slots === 'number' ? slots : slots.length);

/** Those of some slots that answer all that is asked but what `ignored` names, in bits. */
export function pickFitting(slots: Slots, failed: Int32Array, ignored = 0): Uint32Array {
  const count = countOf(slots);
  const picked = new Uint32Array(count);
  let length = 0;
  if (typeof slots === 'number') {
    for (let slot = 0; slot < count; slot += 1)
      if ((failed[slot]! & ~ignored) === 0) picked[length++] = slot;
  } else
    for (let at = 0; at < count; at += 1)
      if ((failed[slots[at]!]! & ~ignored) === 0) picked[length++] = slots[at]!;
  return picked.subarray(0, length);
}

/** Those of some slots that have all of some bits. */
export function pickWithAll(slots: Uint32Array, masks: Uint8Array, bits: number): Uint32Array {
  const picked = new Uint32Array(slots.length);
  let length = 0;
  for (let at = 0; at < slots.length; at += 1)
    if ((masks[slots[at]!]! & bits) === bits) picked[length++] = slots[at]!;
  return picked.subarray(0, length);
}

/** Those of some slots that do not answer something, and nothing beside `near`, in bits. */
export function pickMissing(slots: Slots, failed: Int32Array, near: number): Uint32Array {
  const count = countOf(slots);
  const picked = new Uint32Array(count);
  let length = 0;
  for (let at = 0; at < count; at += 1) {
    const slot = typeof slots === 'number' ? at : slots[at]!;
    const bits = failed[slot]!;
    if (bits !== 0 && ((bits & (bits - 1)) === 0 || (bits & ~near) === 0)) picked[length++] = slot;
  }
  return picked.subarray(0, length);
}
