import { openUntil, toHoursLines } from './openingHours';
import { type OpeningHours, openingHoursSchema } from './openingHoursSchema';

const day = { from: '09:00', to: '18:00' };
const hours: OpeningHours = {
  mon: day,
  tue: day,
  wed: day,
  thu: day,
  fri: day,
  sat: { from: '10:00', to: '13:30' },
};

test('days that are alike share a line, and a day without hours is a closed one', () => {
  expect(toHoursLines(hours)).toEqual([
    { days: 'Luni – vineri', words: '09:00 – 18:00' },
    { days: 'Sâmbătă', words: '10:00 – 13:30' },
    { days: 'Duminică', words: 'închis' },
  ]);
});

test('a day and night is non-stop, and what ends after midnight says when', () => {
  const always = { from: '00:00', to: '24:00' };
  const night = { from: '18:00', to: '02:00' };
  expect(
    toHoursLines({ mon: always, tue: always, wed: night, thu: { ...day, to: '24:00' } }),
  ).toEqual([
    { days: 'Luni – marți', words: 'non-stop' },
    { days: 'Miercuri', words: '18:00 – 02:00' },
    { days: 'Joi', words: '09:00 – 24:00' },
    { days: 'Vineri – duminică', words: 'închis' },
  ]);
});

const nights: OpeningHours = {
  mon: { from: '00:00', to: '24:00' },
  tue: { from: '00:00', to: '24:00' },
  fri: { from: '18:00', to: '02:00' },
  sat: { from: '18:00', to: '24:00' },
  sun: { from: '20:00', to: '04:00' },
};
test.each([
  ['Friday at eleven in the evening', '2026-11-27T21:00:00Z', '02:00'],
  ['the night after, before two', '2026-11-27T23:59:00Z', '02:00'],
  ['the night after, at two', '2026-11-28T00:00:00Z', undefined],
  ['Saturday before midnight', '2026-11-28T21:59:00Z', '24:00'],
  ['Saturday at midnight', '2026-11-28T22:00:00Z', undefined],
  ['a day that another whole one follows', '2026-11-23T10:00:00Z', ''],
  ['the first hours of a whole day after a night', '2026-11-23T00:00:00Z', ''],
  ['the last whole day', '2026-11-24T10:00:00Z', '24:00'],
  ['the day after it', '2026-11-24T22:00:00Z', undefined],
])('with hours past midnight: %s', (_when, now, until) => {
  expect(openingHoursSchema.safeParse(nights).success).toBe(true);
  expect(openUntil(nights, new Date(now))).toBe(until);
});

test.each([
  ['Monday at nine', '2026-11-23T07:00:00Z', '18:00'],
  ['Monday before nine', '2026-11-23T06:59:00Z', undefined],
  ['Monday at six in the evening', '2026-11-23T16:00:00Z', undefined],
  ['a Monday in summer, an hour earlier by the world’s clock', '2026-07-20T06:00:00Z', '18:00'],
  ['Saturday at noon', '2026-11-28T10:00:00Z', '13:30'],
  ['Sunday', '2026-11-29T10:00:00Z', undefined],
])('%s it says by the clock of Romania whether it is open', (_when, now, until) => {
  expect(openUntil(hours, new Date(now))).toBe(until);
});

test.each([
  ['an hour that no clock shows', { mon: { from: '25:00', to: '26:00' } }],
  ['a time as people write it', { mon: { from: '9', to: '18:00' } }],
  ['an end that is the beginning', { mon: { from: '09:00', to: '09:00' } }],
  ['a beginning at the end of the day', { mon: { from: '24:00', to: '09:00' } }],
  ['a beginning without an end', { mon: { from: '09:00' } }],
  ['an eighth day', { ...hours, opt: day }],
  ['words', { mon: 'Sunați oricând' }],
])('%s is refused', (_what, given) => {
  expect(openingHoursSchema.safeParse(given).success).toBe(false);
  expect(openingHoursSchema.safeParse(hours).success).toBe(true);
});
