import { openingHoursSchema } from '@anunturi/shared-domain/people/openingHoursSchema';
import { hoursProblem, toOpeningHours, toTypedHours } from './typedHours';

const typed = (monFrom: string, monTo: string) => ({ ...toTypedHours(), monFrom, monTo });

test.each([
  ['a day', '09:00', '18:00', { from: '09:00', to: '18:00' }],
  ['a night', '18:00', '02:00', { from: '18:00', to: '02:00' }],
  ['until midnight', '09:00', '00:00', { from: '09:00', to: '24:00' }],
  ['non-stop', '00:00', '00:00', { from: '00:00', to: '24:00' }],
])('%s is stored as trusted code takes it, and typed as it was', (_what, from, to, mon) => {
  expect(hoursProblem(typed(from, to), 'mon')).toBeUndefined();
  expect(toOpeningHours(typed(from, to))).toEqual({ mon });
  expect(openingHoursSchema.safeParse({ mon }).success).toBe(true);
  expect(toTypedHours({ mon })).toEqual(typed(from, to));
});

test.each([
  ['one end', '09:00', '', /și ora de deschidere/],
  ['the same time twice', '09:00', '09:00', /aceleași/],
])('%s is no day', (_what, from, to, problem) => {
  expect(hoursProblem(typed(from, to), 'mon')).toMatch(problem);
});
