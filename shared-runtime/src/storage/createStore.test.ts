import { createStore } from './createStore';

test('who follows a store is called after each change, until it stops', () => {
  const store = createStore(1);
  const seen: number[] = [];
  const stop = store.subscribe(() => seen.push(store.get()));
  store.set(2);
  store.set(3);
  stop();
  store.set(4);
  expect(seen).toEqual([2, 3]);
  expect(store.get()).toBe(4);
});

test('one that stops while it is called does not keep the others from hearing', () => {
  const store = createStore('a');
  const heard: string[] = [];
  const stop = store.subscribe(() => {
    heard.push('first');
    stop();
  });
  store.subscribe(() => heard.push('second'));
  store.set('b');
  store.set('c');
  expect(heard).toEqual(['first', 'second', 'second']);
});
