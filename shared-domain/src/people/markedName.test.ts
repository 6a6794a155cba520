import { COMPANY_NAME_MAX } from '../site/limits';
import { markedName, markedSellerName } from './markedName';

test('a firm’s name is marked until somebody has confirmed it, a person’s never', () => {
  const firm = { displayName: 'Ana', companyName: 'Banca SRL', sellerType: 'company' } as const;
  expect(markedSellerName(firm)).toBe('Banca SRL (nume declarat)');
  expect(markedSellerName({ ...firm, companyConfirmed: true })).toBe('Banca SRL');
  expect(markedSellerName({ displayName: 'Ana', sellerType: 'private' })).toBe('Ana');
});

test('the mark fits into the longest name', () => {
  const marked = markedName('x'.repeat(COMPANY_NAME_MAX), { isFirm: true, isConfirmed: false });
  expect(marked).toHaveLength(COMPANY_NAME_MAX);
  expect(marked).toMatch(/ \(nume declarat\)$/);
});
