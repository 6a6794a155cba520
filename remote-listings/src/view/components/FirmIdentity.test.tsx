import { render, screen } from '@testing-library/react';
import type { Seller } from '#data/readSeller';
import { FirmIdentity } from './FirmIdentity';

const seller: Seller = { id: 'a', displayName: 'Ana Pop', sellerType: 'private', memberSince: 0 };

test('of a firm stands what identifies it, with its authorisations and the office of each; of a person nothing', () => {
  const { container, rerender } = render(<FirmIdentity seller={seller} />);
  expect(container).toBeEmptyDOMElement();
  const firm: Seller = {
    ...seller,
    sellerType: 'company',
    companyName: 'Auto Pop SRL',
    companyCui: '14399840',
    companyIdentity: {
      tradeRegister: 'J32/123/2019',
      address: 'Str. Fabricii nr. 12, Sibiu',
      authorisations: { itp: 'SB-0123' },
      email: 'firma@exemplu.ro',
      pledged: true,
    },
  };
  rerender(<FirmIdentity seller={firm} />);
  expect(
    screen.getByText(
      'Auto Pop SRL · CUI 14399840 · J32/123/2019 · Str. Fabricii nr. 12, Sibiu · firma@exemplu.ro · Stație ITP (RAR): SB-0123 · oferă numai ce respectă dreptul Uniunii Europene',
    ),
  ).toBeVisible();
  rerender(<FirmIdentity seller={firm} isNamed />);
  expect(screen.getByText(/^J32\/123\/2019 · Str/)).toBeVisible();
});
