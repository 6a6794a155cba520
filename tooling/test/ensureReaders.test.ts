import { ensureReaders } from './ensureReaders';

test('readers of PDFs that cannot be had are a loud line, and no failure', async () => {
  let said = '';
  const say = (text: string) => void (said += text);
  expect(await ensureReaders(say, { apt: '/none' }, () => false)).toBe(false);
  expect(said).toContain('!!! SKIPPED: no other program has judged the PDFs made here.');
});

test('those that are there are used, and nothing is installed', async () => {
  let said = '';
  const say = (text: string) => void (said += text);
  expect(await ensureReaders(say, { apt: '/none' }, () => true)).toBe(true);
  expect(said).toBe('');
});
