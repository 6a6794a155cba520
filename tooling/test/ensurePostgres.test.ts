import { ensurePostgres } from './ensurePostgres';

test('a PostgreSQL that cannot be had is a loud line, and no failure', async () => {
  let said = '';
  const say = (text: string) => void (said += text);
  expect(await ensurePostgres(say, { apt: '/none' }, () => undefined)).toBeUndefined();
  expect(said).toContain('!!! SKIPPED: nothing was tried in PostgreSQL.');
});

test('one that is there is used, and nothing is installed', async () => {
  let said = '';
  const say = (text: string) => void (said += text);
  expect(await ensurePostgres(say, { apt: '/none' }, () => '/programs')).toBe('/programs');
  expect(said).toBe('');
});
