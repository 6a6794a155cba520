import { addWaitCounts, medianStep, stepOf } from './waits';

const HOUR_MS = 60 * 60 * 1000;

test.each([
  [0, 'h1'],
  [HOUR_MS, 'h1'],
  [HOUR_MS + 1, 'h4'],
  [48 * HOUR_MS, 'h48'],
  [31 * 24 * HOUR_MS, 'longer'],
])('a wait of %d ms is of the step %s', (waitedMs, step) => {
  expect(stepOf(waitedMs)).toBe(step);
});

test('the median of several counts is that of all waits together', () => {
  expect(medianStep(addWaitCounts([{ h1: 2 }, undefined, { h24: 2, d7: 1 }]))).toBe('h24');
  expect(medianStep(addWaitCounts([]))).toBeUndefined();
});

test('the median is the step in which half of the waits had ended', () => {
  expect(medianStep({})).toBeUndefined();
  expect(medianStep({ h1: 0 })).toBeUndefined();
  expect(medianStep({ d7: 1 })).toBe('d7');
  expect(medianStep({ h1: 2, h24: 2 })).toBe('h1');
  expect(medianStep({ h1: 2, h24: 3 })).toBe('h24');
  expect(medianStep({ longer: 3, h4: 1 })).toBe('longer');
});
