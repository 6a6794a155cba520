import { render, screen } from '@testing-library/react';
import type { Seller } from '#data/readSeller';
import { SellerBadge } from './SellerBadge';

const firm: Seller = {
  id: 'firma1',
  displayName: 'Ana Pop',
  sellerType: 'company',
  companyName: 'Auto Pop SRL',
  companyCui: '14399840',
  memberSince: 0,
};

test('a firm is declared until an administrator has confirmed it, and a listing alone confirms nothing', () => {
  const { rerender } = render(<SellerBadge type="company" profile={firm} />);
  expect(screen.getByText('Firmă · declarată')).toBeInTheDocument();
  expect(screen.getByText('CUI 14399840')).toBeInTheDocument();
  rerender(<SellerBadge type="company" profile={null} />);
  expect(screen.getByText('Firmă · declarată')).toBeInTheDocument();
  rerender(<SellerBadge type="company" profile={{ ...firm, companyConfirmed: true }} />);
  expect(screen.getByText('Firmă · confirmată')).toBeInTheDocument();
});
