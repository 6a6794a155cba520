import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { toListingCard } from '@anunturi/shared-domain/listing/toListingCard';
import { sampleCar, sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { render, screen } from '@testing-library/react';
import { OwnListings } from './OwnListings';

const mockCard = toListingCard({ ...sampleCar, id: sampleListingId, status: 'paused' });
jest.mock('../data/findOwnListings', () => ({
  findOwnListings: async (words: string) => (words.startsWith('SB') ? [mockCard] : []),
}));

const show = (words: string) =>
  render(
    <NavProvider nav={fakeNav({ path: '/toate-anunturile' })}>
      <OwnListings words={words} />
    </NavProvider>,
  );

test('the owner of a plate is led to the listing that names it, with how it stands', async () => {
  setFakeSession(fakeSignedIn());
  show('SB 12 ABC');
  const link = await screen.findByRole('link', { name: mockCard.title });
  expect(link).toHaveAttribute('href', expect.stringContaining(sampleListingId));
  expect(screen.getByRole('listitem')).toHaveTextContent('Ascuns temporar');
});

test('a number of nobody’s own finds nothing', async () => {
  setFakeSession(fakeSignedIn());
  show('WVWZZZ1KZAW000001');
  expect(await screen.findByText(/Dintre ale dumneavoastră nu îl are niciunul/)).toBeVisible();
});

test('a visitor is told to sign in', async () => {
  setFakeSession(fakeSignedOut);
  show('0745 998 877');
  expect(await screen.findByText(/Intrați în cont/)).toBeVisible();
});
