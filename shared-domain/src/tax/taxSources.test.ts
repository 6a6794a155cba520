import { TAX_SOURCES_CHECKED_IN, taxActs } from './taxSources';
import { taxRates } from './taxRates';

test('every act that the newest rates name is explained, in the same words and order', () => {
  expect(taxActs.map(({ act }) => act)).toEqual(taxRates[0]!.sources);
});

test('the sources say the month in which they were compared', () => {
  expect(TAX_SOURCES_CHECKED_IN).toMatch(/^20\d{2}-(0[1-9]|1[0-2])$/);
});
