import { setImmediate as nextTurn } from 'node:timers/promises';
import { SlicedWork } from './SlicedWork';

test('work whose end fails takes nothing else out of the line', async () => {
  const said: string[] = [];
  const work = new SlicedWork((line) => said.push(line));
  const steps = function* (): Generator<void> {};
  work.add({
    steps: steps(),
    onDone() {
      throw new Error('the disk is full');
    },
    onFailed: ({ message }) => said.push(message),
  });
  work.add({ steps: steps(), onDone: () => said.push('second'), onFailed: () => {} });
  work.add({ steps: steps(), onDone: () => said.push('third'), onFailed: () => {} });
  while (said.length < 3) await nextTurn();
  expect(said).toEqual(['the disk is full', 'second', 'third']);
});
