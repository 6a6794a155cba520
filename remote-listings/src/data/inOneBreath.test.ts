/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { setImmediate } from 'node:timers/promises';
import { inOneBreath } from './inOneBreath';

test('who asks at the same moment shares one read, who asks later reads anew', async () => {
  let reads = 0;
  const read = () => inOneBreath('listings:ana', async () => (reads += 1));
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  while ((await read()) === 1) await setImmediate();
  expect(reads).toBe(2);
});

test('a failure reaches everybody who shares the read', async () => {
  const read = () => inOneBreath('listings:dan', () => Promise.reject(new Error('away')));
  const both = await Promise.allSettled([read(), read()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
