let generation = 0;

/** Every read that is kept is asked for anew from now on. */
export function forgetMemoized(): void {
  generation += 1;
}

/**
 * A read whose answer is kept for a while and shared by all who ask meanwhile; a failure is forgotten at once. By a clock that
 * nobody sets back: a server keeps nothing for longer than it was told to.
 */
export function memoizeFor<T>(keepMs: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { answer: Promise<T>; untilMs: number; of: number } | undefined;
  return () => {
    if (kept && kept.of === generation && performance.now() < kept.untilMs) return kept.answer;
    const answer = read();
    const mine = { answer, untilMs: performance.now() + keepMs, of: generation };
    kept = mine;
    answer.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return answer;
  };
}
