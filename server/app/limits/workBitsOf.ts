import { createHash } from 'node:crypto';
import { toPuzzle } from '@anunturi/shared-domain/commands/CommandAnswer';

/** How many zero bits the answer to the puzzle of a call shows; 0 without one. `body` as it was sent. */
export function workBitsOf(
  answer: string | undefined,
  { command, key, body }: { command: string; key: string; body: string },
): number {
  if (answer === undefined || !/^\d{1,16}$/.test(answer)) return 0;
  const digest = createHash('sha256').update(body).digest('hex');
  const hash = createHash('sha256')
    .update(toPuzzle(command, key, digest) + answer)
    .digest();
  return Math.clz32(hash.readUInt32BE(0));
}
