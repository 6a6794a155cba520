/** A reading that is kept is the one that would be made now. */
import { testSettings } from '../testing/randomListings';
import { KeptReadings } from './KeptReadings';

const now = new Date('2026-11-28T10:00:00Z');
const query = { filters: { words: 'golff plintă' } };
let known: string[];
let lookUps: number;
const context = {
  now,
  isKnown(word: string) {
    lookUps += 1;
    return known.includes(word);
  },
};

beforeEach(() => {
  known = [];
  lookUps = 0;
});

test('the same words are read once, while listings have the same of them', () => {
  const readings = new KeptReadings();
  const first = readings.read(query, testSettings, context);
  expect(readings.read({ filters: { words: 'golff plintă' } }, testSettings, context)).toBe(first);
  expect(lookUps).toBeGreaterThan(0);
  known = ['golff'];
  const later = readings.read(query, testSettings, context);
  expect(later).not.toBe(first);
  expect(later).toEqual(new KeptReadings().read(query, testSettings, context));
});

test('other settings, another year and what was chosen beside them are read anew', () => {
  const readings = new KeptReadings();
  const first = readings.read(query, testSettings, context);
  const nextYear = { ...context, now: new Date('2027-01-02T10:00:00Z') };
  expect(readings.read(query, testSettings, nextYear)).not.toBe(first);
  expect(readings.read(query, { ...testSettings }, context)).not.toBe(first);
  const chosen = readings.read(
    { filters: { ...query.filters, make: 'dacia' } },
    testSettings,
    context,
  );
  expect(chosen.chosen).toEqual({ make: 'dacia' });
});

test('no more are kept than so many', () => {
  const readings = new KeptReadings();
  const first = readings.read(query, testSettings, context);
  for (let n = 0; n < 1000; n += 1)
    readings.read({ filters: { priceTo: n } }, testSettings, context);
  expect(readings.read(query, testSettings, context)).not.toBe(first);
});
