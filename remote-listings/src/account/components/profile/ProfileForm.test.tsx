import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { InitialDataProvider } from '@anunturi/shared-runtime/loading/useLoad';
import { subscribeToToasts } from '@anunturi/shared-runtime/toasts/toast';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PLACES_KEY } from '#domain/loadKeys';
import type { MyAccount } from '../../data/myAccount';
import { ProfileForm } from './ProfileForm';

const mockSaved: object[] = [];
let mockAnswer: { listingsWait?: true } = {};
jest.mock('../../data/myAccount', () => ({
  saveProfile: async (change: object) => {
    mockSaved.push(change);
    return mockAnswer;
  },
}));

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
  sessionStorage.clear();
  mockAnswer = {};
  show();
});

function show() {
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
}

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

test('of wrong fields the first of the page gets the focus, though it came last', async () => {
  const user = userEvent.setup();
  await user.clear(screen.getByLabelText(/Telefon/));
  await user.type(screen.getByLabelText(/Telefon/), '12345');
  await user.click(screen.getByRole('radio', { name: 'Firmă' }));
  await user.click(screen.getByRole('button', { name: 'Salvați profilul' }));
  await waitFor(() => expect(screen.getByLabelText('Denumirea firmei')).toHaveFocus());
});

test('a phone number that is none is said beside its field', async () => {
  const user = userEvent.setup();
  await user.clear(screen.getByLabelText(/Telefon/));
  await user.type(screen.getByLabelText(/Telefon/), '12345');
  await user.click(screen.getByRole('button', { name: 'Salvați profilul' }));
  expect(await screen.findByText(/Scrieți un număr din România/)).toBeInTheDocument();
});

test('what was typed and not saved is there again after the session ended, and can be given up', async () => {
  const user = userEvent.setup();
  await user.clear(screen.getByLabelText('Numele dumneavoastră'));
  await user.type(screen.getByLabelText('Numele dumneavoastră'), 'Ana Maria Pop');
  cleanup();
  show();
  expect(await screen.findByText('Ce ați scris și nu ați salvat este aici.')).toBeInTheDocument();
  expect(screen.getByLabelText('Numele dumneavoastră')).toHaveValue('Ana Maria Pop');
  expect(screen.getByLabelText(/Telefon/)).toHaveValue('0712 345 678');
  await user.click(screen.getByRole('button', { name: 'Renunțați la schimbări' }));
  expect(screen.getByLabelText('Numele dumneavoastră')).toHaveValue('Ana Pop');
  cleanup();
  show();
  expect(screen.getByLabelText('Numele dumneavoastră')).toHaveValue('Ana Pop');
});

test('a firm writes its hours once for all workdays, and hours that cannot be are said beside their day', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'Firmă' }));
  await user.type(screen.getByLabelText('Denumirea firmei'), 'Auto Ana SRL');
  await user.type(screen.getByLabelText('CUI'), '14399840');
  await user.click(screen.getByText('Programul firmei'));
  await user.type(screen.getByLabelText('Luni, de la'), '09:00');
  await user.type(screen.getByLabelText('Luni, până la'), '18:00');
  await user.click(screen.getByRole('button', { name: 'Ca luni, până vineri' }));
  await user.type(screen.getByLabelText('Sâmbătă, de la'), '10:00');
  await user.click(screen.getByRole('checkbox', { name: 'Arătați telefonul pe pagina firmei' }));
  await user.click(screen.getByRole('button', { name: 'Salvați profilul' }));
  expect(
    await screen.findByText('Scrieți și ora de deschidere, și pe cea de închidere.'),
  ).toBeInTheDocument();
  expect(mockSaved).toEqual([]);
  await user.type(screen.getByLabelText('Sâmbătă, până la'), '13:00');
  await waitFor(() => expect(screen.queryByText(/^Scrieți și ora/)).not.toBeInTheDocument());
  expect(screen.getByLabelText('Sâmbătă, până la')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Salvați profilul' }));
  const day = { from: '09:00', to: '18:00' };
  const saturday = { from: '10:00', to: '13:00' };
  await waitFor(() =>
    expect(mockSaved).toMatchObject([
      {
        company: {
          hours: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: saturday },
          showsPhone: true,
        },
      },
    ]),
  );
});

test('a firm says its register, seat and authorisations; what cannot be is said beside its field', async () => {
  const user = userEvent.setup({ delay: null });
  mockSaved.length = 0;
  await user.click(screen.getByRole('radio', { name: 'Firmă' }));
  await user.type(screen.getByLabelText('Denumirea firmei'), 'Auto Pop SRL');
  await user.type(screen.getByLabelText('CUI'), '14399840');
  await user.click(screen.getByText('Registrul comerțului, sediul, autorizații'));
  const register = screen.getByLabelText(/^Nr\. la registrul comerțului/);
  await user.type(register, '123/2019');
  await user.type(screen.getByLabelText(/^Stație ITP/), 'SB-0123');
  await user.click(screen.getByRole('button', { name: 'Salvați profilul' }));
  expect(await screen.findByText(/Scrieți numărul ca J32/)).toBeVisible();
  expect(register).toHaveValue('123/2019');
  await user.clear(register);
  await user.type(register, 'J32/123/2019');
  expect(screen.queryByText(/Scrieți numărul ca J32/)).toBeNull();
  expect(register).toBeVisible(); // what is mended does not close around who types
  await user.click(screen.getByRole('button', { name: 'Salvați profilul' }));
  await waitFor(() => expect(mockSaved).toHaveLength(1));
  expect(mockSaved[0]).toMatchObject({
    company: {
      identity: {
        tradeRegister: 'J32/123/2019',
        address: '',
        authorisations: { itp: 'SB-0123', towing: '' },
      },
    },
  });
});

test('hours open where one of them is wrong, and stay as the person leaves them', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'Firmă' }));
  await user.click(screen.getByText('Programul firmei'));
  await user.type(screen.getByLabelText('Marți, de la'), '10:00');
  await user.click(screen.getByText('Programul firmei'));
  expect(screen.getByLabelText('Marți, de la')).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Salvați profilul' }));
  await waitFor(() => expect(screen.getByLabelText('Marți, de la')).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Ca luni, până vineri' }));
  expect(screen.getByLabelText('Marți, de la')).toHaveValue('10:00');
  await user.type(screen.getByLabelText('Luni, de la'), '08:00');
  await user.type(screen.getByLabelText('Luni, până la'), '16:00');
  await user.click(screen.getByRole('button', { name: 'Ca luni, până vineri' }));
  expect(screen.getByLabelText('Marți, până la')).toHaveValue('16:00');
  await waitFor(() => expect(screen.queryByText(/^Scrieți și ora/)).not.toBeInTheDocument());
  expect(screen.getByLabelText('Marți, de la')).toBeVisible();
});

test('a firm that shows its phone has to write one', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'Firmă' }));
  await user.click(screen.getByRole('checkbox', { name: 'Arătați telefonul pe pagina firmei' }));
  await user.clear(screen.getByLabelText(/Telefon/, { selector: '[type=tel]' }));
  await user.click(screen.getByRole('button', { name: 'Salvați profilul' }));
  const words = 'Scrieți numărul de arătat pe pagina firmei.';
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByLabelText('Telefon')).toHaveAccessibleDescription(words);
  await user.click(screen.getByRole('checkbox', { name: 'Arătați telefonul pe pagina firmei' }));
  await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
});

test.each([
  ['stand under the name at once', {}, /, și pe anunțurile dumneavoastră\.$/],
  ['wait for approval with it', { listingsWait: true }, /așteaptă nu se văd până la aprobare\.$/],
] as const)('who saves another name is told that listings %s', async (_what, answer, words) => {
  mockAnswer = answer;
  const told = jest.fn();
  const stop = subscribeToToasts(({ text }) => told(text));
  const name = screen.getByLabelText('Numele dumneavoastră');
  await userEvent.type(name, 'escu');
  await userEvent.click(screen.getByRole('button', { name: 'Salvați profilul' }));
  await waitFor(() => expect(told.mock.calls).toEqual([[expect.stringMatching(words)]]));
  stop();
});
