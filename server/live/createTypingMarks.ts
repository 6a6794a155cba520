import { TYPING_BELIEVED_MS } from '@anunturi/shared-domain/people/livePace';

/** Who began to type while the other's question was on its way, to be told with the next one; forgotten after some seconds. */
export function createTypingMarks() {
  const untilMs = new Map<string, number>();
  const keyOf = (conversationId: string, typist: string) => `${conversationId} ${typist}`;
  return {
    keep(conversationId: string, typist: string) {
      const nowMs = Date.now();
      for (const [key, each] of untilMs) if (each < nowMs) untilMs.delete(key);
      untilMs.set(keyOf(conversationId, typist), nowMs + TYPING_BELIEVED_MS);
    },
    drop(conversationId: string, typist: string) {
      untilMs.delete(keyOf(conversationId, typist));
    },
    /** Whether somebody types and it was not told yet. */
    take(conversationId: string, typist: string): boolean {
      const key = keyOf(conversationId, typist);
      const isTyping = (untilMs.get(key) ?? 0) > Date.now();
      untilMs.delete(key);
      return isTyping;
    },
  };
}
