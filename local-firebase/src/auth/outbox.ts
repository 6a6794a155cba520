import type { OobType } from './AccountStore';

/** A message that production would send by e-mail; `at` is ms. */
export type OutboxMessage = { at: number; type: OobType; email: string; link: string };

/** The last messages of this process, newest first; nothing leaves the machine. */
export type Outbox = { add(message: OutboxMessage): void; list(): OutboxMessage[] };

const KEPT = 50;

export function createOutbox(): Outbox {
  const messages: OutboxMessage[] = [];
  return {
    add(message) {
      messages.unshift(message);
      messages.length = Math.min(messages.length, KEPT);
    },
    list: () => [...messages],
  };
}
