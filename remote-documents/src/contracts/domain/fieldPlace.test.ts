import { fieldPlace } from './fieldPlace';
import { initialValues } from './documentTypes';
import { makePages } from './makePages';
import { sampleFor } from './samples/sampleValues';
import { saleContract } from './saleContract';

const empty = initialValues(saleContract);

test.each(['seller_name', 'buyer_town', 'v_vin', 'price_amount', 'place', 'date', 'v_norm'])(
  'the place of %s is where its answer is drawn, filled in or not',
  (name) => {
    const filled = sampleFor(saleContract);
    const there = fieldPlace(saleContract, filled, makePages(saleContract, filled), name);
    const before = fieldPlace(saleContract, empty, makePages(saleContract, empty), name);
    expect(there?.page).toBe(0);
    expect(before?.page).toBe(0);
    expect(Math.abs(there!.y - before!.y)).toBeLessThan(60);
  },
);

test('places follow the order of the paper, and a field that is not on it has none', () => {
  const model = makePages(saleContract, empty);
  const at = (name: string) => fieldPlace(saleContract, empty, model, name);
  expect(at('seller_name')!.y).toBeLessThan(at('buyer_name')!.y);
  expect(at('buyer_name')!.y).toBeLessThan(at('v_make')!.y);
  expect(at('v_make')!.y).toBeLessThan(at('price_amount')!.y);
  expect(at('v_vinNonStandard')).toBeNull();
});
