import { afterQuietHours } from './afterQuietHours';

test.each([
  ['by day at once', '2026-11-28T10:00:00Z', '2026-11-28T10:00:00Z'],
  ['a minute before ten in the evening at once', '2026-11-28T19:59:00Z', '2026-11-28T19:59:00Z'],
  ['from ten in the evening at eight', '2026-11-28T20:00:00Z', '2026-11-29T06:00:00Z'],
  ['after midnight at eight of the same day', '2026-11-28T23:30:00Z', '2026-11-29T06:00:00Z'],
  ['a minute before eight at eight', '2026-11-29T05:59:00Z', '2026-11-29T06:00:00Z'],
  ['at eight at once', '2026-11-29T06:00:00Z', '2026-11-29T06:00:00Z'],
  ['in summer by its own clock', '2026-07-01T20:30:00Z', '2026-07-02T05:00:00Z'],
  ['in the night of the change to summer time', '2026-03-28T21:00:00Z', '2026-03-29T05:00:00Z'],
  ['in the night of the change back', '2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z'],
])('a notification goes out %s', (_when, now, at) => {
  expect(afterQuietHours(new Date(now))).toEqual(new Date(at));
});
