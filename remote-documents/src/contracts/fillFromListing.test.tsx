import { act, screen, within } from '@testing-library/react';
import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { loadingSession } from '@anunturi/shared-auth/sessionStore';
import { openContracts, preview, sale } from './testing/openContracts';

const vehicle = {
  shape: 'car',
  makeName: 'Dacia',
  modelName: 'Logan',
  version: 'Prestige',
  year: 2019,
  vin: 'UU1KSDAMH12345678',
  engineCm3: 1461,
  emissionNorm: 'euro6',
  mileageKm: 90000,
  fuel: 'diesel',
};
const listing = {
  id: 'L1',
  kind: 'vehicle',
  title: 'Dacia Logan 2019',
  ownerId: 'ana',
  vehicle,
  price: { amountMinor: 850000, currency: 'EUR', unit: 'fixed', negotiable: true },
};

test('from a listing, the buyer finds the vehicle and the price filled in', async () => {
  openContracts(`${sale}&anunt=L1`, { 'prefill:L1:': { listing, owner: null } });
  expect(await screen.findByText(/Completat din anunțul „Dacia Logan 2019”/)).toBeInTheDocument();
  const page = within(preview());
  for (const text of [
    'Dacia',
    'Logan Prestige',
    'UU1KSDAMH12345678',
    '1.461',
    '2019',
    'Euro 6',
    'opt mii cinci sute de euro',
  ])
    expect(page.getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Nume și prenume')).toHaveValue('');
});

test('from a listing, its owner finds the seller filled in too', async () => {
  setFakeSession({
    state: 'signedIn',
    role: 'user',
    user: { uid: 'ana', email: 'ana@demo.ro', emailVerified: true, displayName: 'Ana' },
  });
  const owner = {
    uid: 'ana',
    displayName: 'Ana Mureșan',
    email: 'ana@demo.ro',
    phone: '0712345678',
    sellerType: 'private',
  };
  openContracts(`${sale}&anunt=L1`, { 'prefill:L1:ana': { listing, owner } });
  expect(await screen.findByLabelText('Nume și prenume')).toHaveValue('Ana Mureșan');
  expect(screen.getByLabelText('Telefon')).toHaveValue('0712345678');
  expect(screen.getByRole('button', { name: 'Păstrați în arhiva mea' })).toBeEnabled();
});

test('before it is known who asks, nothing is there to be typed into that would go away', async () => {
  setFakeSession(loadingSession);
  const owner = { uid: 'ana', displayName: 'Ana Mureșan', email: 'a@b.ro', sellerType: 'private' };
  openContracts(`${sale}&anunt=L1`, {
    'prefill:L1:': { listing },
    'prefill:L1:ana': { listing, owner },
  });
  await act(() => import('./components/FilledDocument'));
  expect(screen.queryByLabelText('Nume și prenume')).not.toBeInTheDocument();
  act(() => setFakeSession(fakeSignedIn()));
  expect(await screen.findByLabelText('Nume și prenume')).toHaveValue('Ana Mureșan');
});
