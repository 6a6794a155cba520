import { fromBucharest, inBucharest } from './bucharestTime';

test.each([
  ['in winter', '2026-11-20T08:00:00Z', '2026-11-20T06:00:00Z'],
  ['in summer', '2026-07-20T08:00:00Z', '2026-07-20T05:00:00Z'],
  ['before the clocks go forward', '2026-03-29T02:59:00Z', '2026-03-29T00:59:00Z'],
  ['after the clocks went forward', '2026-03-29T04:00:00Z', '2026-03-29T01:00:00Z'],
  ['before the clocks go back', '2026-10-25T02:59:00Z', '2026-10-24T23:59:00Z'],
  ['after the clocks went back', '2026-10-25T04:00:00Z', '2026-10-25T02:00:00Z'],
])('what clocks in Bucharest show %s is one moment', (_when, shown, at) => {
  expect(fromBucharest(new Date(shown))).toEqual(new Date(at));
  expect(inBucharest(new Date(at))).toEqual(new Date(shown));
});

test('an hour that the clocks leave out is the one after it, one that they show twice the first', () => {
  expect(fromBucharest(new Date('2026-03-29T03:30:00Z'))).toEqual(new Date('2026-03-29T01:30:00Z'));
  expect(fromBucharest(new Date('2026-10-25T03:30:00Z'))).toEqual(new Date('2026-10-25T00:30:00Z'));
});
