import { createHash } from 'node:crypto';
import { toPuzzle } from '@anunturi/shared-domain/commands/CommandAnswer';
import { doWork } from './doWork';

test('the answer shows the zero bits that were asked for, for this call alone', async () => {
  const call = { command: 'revealPhone', key: 'a'.repeat(32), body: '{"listingId":"ș"}' };
  const answer = await doWork(call, 12);
  const digest = createHash('sha256').update(call.body).digest('hex');
  const bitsOf = (key: string) =>
    Math.clz32(
      createHash('sha256')
        .update(toPuzzle(call.command, key, digest) + answer)
        .digest()
        .readUInt32BE(0),
    );
  expect(bitsOf(call.key)).toBeGreaterThanOrEqual(12);
  expect(bitsOf('b'.repeat(32))).toBeLessThan(12);
});
