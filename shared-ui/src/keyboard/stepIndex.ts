const STEPS = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 } as Record<string, number>,
  vertical: { ArrowDown: 1, ArrowUp: -1 } as Record<string, number>,
};

/** Where an arrow key, Home or End leads from `index` in a ring of `count` entries; null for any other key. */
export function stepIndex(
  key: string,
  index: number,
  count: number,
  direction: keyof typeof STEPS,
): number | null {
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[direction][key];
  return step === undefined ? null : (index + step + count) % count;
}
