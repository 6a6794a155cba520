import { Hono } from 'hono';
import { keepInMemory } from './keepInMemory';

test('no more is kept than so many bytes, and what was asked for longest ago goes first', async () => {
  const read = jest.fn();
  const answer = keepInMemory(async (c) => {
    read(c.req.path);
    return c.text('x'.repeat(40));
  }, 100);
  const app = new Hono().get('*', async (c) => (await answer(c, '')) ?? c.notFound());
  for (const path of ['/a', '/b', '/a', '/c', '/a', '/b']) await app.request(path);
  expect(read.mock.calls.flat()).toEqual(['/a', '/b', '/c', '/b']);
});

test('what is not found, parts and heads are asked for again', async () => {
  const read = jest.fn();
  const answer = keepInMemory(async (c) => {
    read(c.req.path);
    return c.req.path === '/none' ? undefined : c.text('whole');
  });
  const app = new Hono().get('*', async (c) => (await answer(c, '')) ?? c.notFound());
  const headers = { range: 'bytes=0-1' };
  await app.request('/a');
  for (const init of [{ headers }, { method: 'HEAD' }]) await app.request('/a', init);
  for (const _ of [1, 2]) await app.request('/none');
  expect(read.mock.calls.flat()).toEqual(['/a', '/a', '/a', '/none', '/none']);
});
