/** A read whose answer is kept for a while and shared by all who ask meanwhile; a failure is forgotten at once. */
export function memoizeFor<T>(keepMs: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { answer: Promise<T>; untilMs: number } | undefined;
  return () => {
    if (kept && Date.now() < kept.untilMs) return kept.answer;
    const answer = read();
    const mine = { answer, untilMs: Date.now() + keepMs };
    kept = mine;
    answer.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return answer;
  };
}
