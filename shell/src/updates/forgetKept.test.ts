import { FakeCaches } from '../testing/FakeCaches';
import { forgetKept } from './forgetKept';

const registered = new Set(['/', '/blog']);
const caches = new FakeCaches();
Object.assign(globalThis, { caches });
const setWorkers = (value: object | undefined) =>
  value
    ? Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value })
    : Reflect.deleteProperty(navigator, 'serviceWorker');

test('workers end before what they kept is forgotten, so that none keeps it again', async () => {
  for (const name of ['files-1', 'pages-1']) await caches.open(name);
  const keptAtEnd: string[][] = [];
  setWorkers({
    getRegistrations: async () =>
      [...registered].map((scope) => ({
        unregister: async () => {
          keptAtEnd.push(await caches.keys());
          return registered.delete(scope);
        },
      })),
  });
  await forgetKept();
  expect(keptAtEnd).toEqual([
    ['files-1', 'pages-1'],
    ['files-1', 'pages-1'],
  ]);
  expect([[...registered], await caches.keys()]).toEqual([[], []]);
});

test('a browser without service workers has kept nothing', async () => {
  setWorkers(undefined);
  await expect(forgetKept()).resolves.toBeUndefined();
});
