import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { PublishedNotice } from './PublishedNotice';

const show = (status: 'active' | 'pending') =>
  render(
    <NavProvider nav={fakeNav()}>
      <PublishedNotice published={{ id: 'abc', status, isVehicle: true }} onAnother={() => {}} />
    </NavProvider>,
  );

test('what is published is first passed on: by message, on a network, as an address, as a code', async () => {
  const user = userEvent.setup();
  show('active');
  const url = 'http://localhost/post/abc';
  const [whatsApp, facebook, next] = screen.getAllByRole('link');
  expect(whatsApp).toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(url)}`);
  expect(facebook).toHaveAttribute(
    'href',
    `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  );
  for (const link of [whatsApp!, facebook!])
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(next).toHaveTextContent('Vedeți anunțul');
  await user.click(screen.getByRole('button', { name: 'Copiați adresa' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(url));
  await user.click(screen.getByRole('button', { name: 'Cod QR', expanded: false }));
  expect(await screen.findByRole('img', { name: 'Cod QR cu adresa anunțului' })).toBeVisible();
});

test('what a moderator reads first is passed on to nobody yet', () => {
  show('pending');
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).not.toBeInTheDocument();
});
