import { createHash } from 'node:crypto';
import { toPuzzle } from '@anunturi/shared-domain/commands/CommandAnswer';

/** The answer to the puzzle of a call, as a page finds it. */
export function workForTest(command: string, key: string, body: string, bits: number): string {
  const digest = createHash('sha256').update(body).digest('hex');
  const start = createHash('sha256').update(toPuzzle(command, key, digest));
  for (let answer = 0; ; answer += 1) {
    const hash = start.copy().update(String(answer)).digest();
    if (Math.clz32(hash.readUInt32BE(0)) >= bits) return String(answer);
  }
}
