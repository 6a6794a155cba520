import { render, screen } from '@testing-library/react';
import type { Seller } from '#data/readSeller';
import { DeclaredName } from './DeclaredName';

const firm: Seller = {
  id: 'firma1',
  displayName: 'Ana Pop',
  sellerType: 'company',
  companyName: 'Auto Pop SRL',
  companyCui: '14399840',
  memberSince: 0,
};
const words = () => screen.queryByText('nume declarat');

test('beside the name of a firm stands that it is declared, until an administrator has confirmed it', () => {
  const { rerender } = render(<DeclaredName type="company" profile={firm} />);
  expect(words()).toBeInTheDocument();
  rerender(<DeclaredName type="company" profile={null} />);
  expect(words()).toBeInTheDocument();
  rerender(<DeclaredName type="company" profile={{ ...firm, companyConfirmed: true }} />);
  expect(words()).not.toBeInTheDocument();
  rerender(<DeclaredName type="private" profile={null} />);
  expect(words()).not.toBeInTheDocument();
});
