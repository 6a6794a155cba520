import { marksFirms } from './marksFirms';

const sellers = (...types: ('private' | 'company')[]) =>
  types.map((sellerType) => ({ sellerType }));

test('firms are marked where fewer than half of a list are firms', () => {
  expect(marksFirms(sellers('company', 'private', 'private'))).toBe(true);
  expect(marksFirms(sellers('company', 'private'))).toBe(false);
  expect(marksFirms(sellers('company', 'company'))).toBe(false);
});
