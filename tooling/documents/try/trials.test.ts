import { documentCommands } from '../commands/documentCommands';
import { orders, trialOf, trials } from './trials';

const texts = [
  ...new Set([
    ...documentCommands().map(({ text }) => text),
    ...orders.flatMap(({ commands }) => commands),
  ]),
];

test('every command of the documents is tried, or left with a reason', () => {
  expect(texts.filter((text) => trialOf(text) === undefined)).toEqual([]);
});

test('no trial waits for a command that no document has', () => {
  const used = new Set(texts.map((text) => trialOf(text)));
  const unused = trials.filter(([, trial]) => !used.has(trial));
  expect(unused.map(([pattern]) => String(pattern))).toEqual([]);
});
