import { lastDayToAnswer, legalRequestKinds, toLegalRequestKind } from './legalRequestKinds';

test('a subject that the form offers is its request, however its letters are typed; any other is none', () => {
  for (const [kind, subject] of Object.entries(legalRequestKinds))
    expect(toLegalRequestKind(subject)).toBe(kind);
  expect(toLegalRequestKind(' stergerea datelor mele ')).toBe('deletion');
  expect(toLegalRequestKind('Întrebare despre publicare')).toBeUndefined();
});

test.each([
  ['in the middle of a month', '2026-11-28T10:00:00Z', '2026-12-28'],
  ['on the 31st, before a shorter month', '2026-01-31T10:00:00Z', '2026-02-28'],
  ['in December', '2026-12-15T10:00:00Z', '2027-01-15'],
  ['after midnight in Bucharest', '2026-11-29T22:30:00Z', '2026-12-30'],
])('a request that came %s is answered within a month', (_when, receivedAt, day) => {
  expect(lastDayToAnswer({ kind: 'access', receivedAt: new Date(receivedAt) })).toBe(day);
});

test('a plea about accessibility is answered within the days that the statement says', () => {
  expect(
    lastDayToAnswer({ kind: 'accessibility', receivedAt: new Date('2026-11-28T10:00:00Z') }),
  ).toBe('2026-12-28');
});
