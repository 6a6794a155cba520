import { runInNewContext } from 'node:vm';
import { endingWorker } from './endingWorker';

/** A worker as a browser runs it: events to be waited for, caches, a registration. */
function run(script: string) {
  const listeners: Record<string, (event: { waitUntil(work: Promise<void>): void }) => void> = {};
  const kept = new Set(['files-1', 'pages-1', 'versioned']);
  const acts: string[] = [];
  const note = (act: string) => async () => void acts.push(act);
  const self = {
    addEventListener: (name: string, listener: (typeof listeners)[string]) =>
      (listeners[name] = listener),
    skipWaiting: note('skipWaiting'),
    clients: { claim: note('claim') },
    registration: { unregister: note('unregister') },
  };
  const caches = {
    keys: async () => [...kept],
    delete: async (name: string) => kept.delete(name),
  };
  runInNewContext(script, { self, caches });
  const dispatch = async (name: string) => {
    const work: Promise<void>[] = [];
    listeners[name]?.({ waitUntil: (each) => work.push(each) });
    await Promise.all(work);
  };
  return { dispatch, kept, acts, listeners };
}

test('the worker that ends the others takes over at once, forgets everything, removes itself and answers nothing', async () => {
  const { dispatch, kept, acts, listeners } = run(endingWorker);
  await dispatch('install');
  await dispatch('activate');
  expect([...kept]).toEqual([]);
  expect(acts).toEqual(['skipWaiting', 'claim', 'unregister']);
  expect(Object.keys(listeners)).toEqual(['install', 'activate']);
});
