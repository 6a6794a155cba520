import { weekdayIds } from '@anunturi/shared-domain/people/openingHours';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Seller } from '#data/readSeller';
import { FirmContact } from './FirmContact';

jest.mock('../data/readPhone', () => ({
  readSellerPhone: async (id: string) => {
    if (id === 'firma') return '0712345678';
    throw new Error('This firm shows no phone');
  },
}));

const firm: Seller = {
  id: 'firma',
  displayName: 'Ana Pop',
  sellerType: 'company',
  companyName: 'Auto Ana SRL',
  memberSince: 1,
};
const show = (seller: Seller) =>
  render(
    <NavProvider nav={fakeNav()}>
      <FirmContact seller={seller} />
    </NavProvider>,
  );

test('a firm says when it is open, whether it is now, and its number when asked', async () => {
  const always = { from: '00:00', to: '23:59' };
  show({ ...firm, companyHasPhone: true, companyHours: { mon: always, tue: always } });
  expect(screen.getByText('Luni – marți').closest('div')).toHaveTextContent('00:00 – 23:59');
  expect(screen.getByText('Miercuri – duminică').closest('div')).toHaveTextContent('închis');
  expect(screen.getByText(/^(Deschis acum, până la 23:59|Închis acum)$/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Sunați/ }));
  expect(await screen.findByRole('link', { name: '0712 345 678' })).toHaveAttribute(
    'href',
    'tel:+40712345678',
  );
});

test('a firm that never closes says so, at any hour', () => {
  const days = weekdayIds.map((day) => [day, { from: '00:00', to: '24:00' }]);
  show({ ...firm, companyHours: Object.fromEntries(days) });
  expect(screen.getByText('Luni – duminică').closest('div')).toHaveTextContent('non-stop');
  expect(screen.getByText('Deschis acum')).toBeInTheDocument();
});

test('why there is no number is said, and belongs to the button', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  show({ ...firm, id: 'alta', companyHasPhone: true });
  await userEvent.click(screen.getByRole('button', { name: /Sunați/ }));
  const said = () => document.querySelector('[aria-live=polite]')!;
  await waitFor(() => expect(said()).not.toBeEmptyDOMElement());
  expect(screen.getByRole('button', { name: /Sunați/ })).toHaveAccessibleDescription(
    said().textContent!,
  );
  log.mockRestore();
});

test('of a seller who says neither hours nor phone nothing stands there', () => {
  const { container } = show(firm);
  expect(container).toBeEmptyDOMElement();
});
