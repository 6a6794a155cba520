import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { fakeNav } from '@anunturi/shared-runtime/navigation/fakeNav';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { InitialDataProvider } from '@anunturi/shared-runtime/loading/useLoad';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PLACES_KEY } from '../../../data/loadKeys';
import type { MyAccount } from '../../data/myAccount';
import { ProfileForm } from './ProfileForm';

const account: MyAccount = {
  role: 'user',
  email: 'ana@demo.ro',
  displayName: 'Ana Pop',
  nameFolded: 'ana pop',
  phone: '0712345678',
  localityId: 'medias',
  sellerType: 'private',
  blocked: false,
  trusted: false,
  acceptedListings: 0,
  createdAt: 1,
  updatedAt: 1,
  id: 'ana',
} as MyAccount;

beforeEach(() => {
  forgetLoaded(); // what the page gives counts anew
  const places = [
    { id: 'sibiu', name: 'Sibiu' },
    { id: 'medias', name: 'Mediaș' },
  ];
  render(
    <NavProvider nav={fakeNav()}>
      <InitialDataProvider data={{ [PLACES_KEY]: places }}>
        <ProfileForm uid="ana" account={account} onSaved={() => {}} />
      </InitialDataProvider>
    </NavProvider>,
  );
});

test('the form holds what the account says, written as Romanians write it', () => {
  expect(screen.getByRole('radio', { name: 'Persoană fizică' })).toBeChecked();
  expect(screen.getByLabelText('Numele dumneavoastră')).toHaveValue('Ana Pop');
  expect(screen.getByLabelText(/Telefon/)).toHaveValue('0712 345 678');
  expect(screen.getByLabelText(/Localitate/)).toHaveValue('medias');
});

test('a company needs its name and a fiscal code whose control digit is right', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'Firmă' }));
  await user.type(screen.getByLabelText('CUI'), '14399841');
  await user.click(screen.getByRole('button', { name: 'Salvați profilul' }));
  expect(await screen.findByText('Scrieți denumirea firmei.')).toBeInTheDocument();
  expect(screen.getByText(/cifra de control nu se potrivește/)).toBeInTheDocument();
});

test('a phone number that is none is said beside its field', async () => {
  const user = userEvent.setup();
  await user.clear(screen.getByLabelText(/Telefon/));
  await user.type(screen.getByLabelText(/Telefon/), '12345');
  await user.click(screen.getByRole('button', { name: 'Salvați profilul' }));
  expect(await screen.findByText(/Scrieți un număr din România/)).toBeInTheDocument();
});
