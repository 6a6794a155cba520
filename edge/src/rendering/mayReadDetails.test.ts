import { Hono } from 'hono';
import { createDetailsGuard } from './mayReadDetails';

const firebase = {
  projectId: 'demo',
  apiKey: 'demo',
  authDomain: 'localhost',
  storageBucket: 'demo',
};
const mayRead = async (statusToken: string, shown: string) => {
  const guard = createDetailsGuard({ firebase, statusToken });
  const app = new Hono().get('/', async (c) => c.json(await guard(c)));
  return (await app.request('/', { headers: { authorization: `Bearer ${shown}` } })).json();
};

test('a token that was stored with the end of its line is the same token', async () => {
  expect(await mayRead('a-token\n', 'a-token')).toBe(true);
  expect(await mayRead('a-token\n', 'another')).toBe(false);
});

test('a token of blanks alone lets nobody in', async () => {
  expect(await mayRead('\n', 'a-token')).toBe(false);
});
