import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserSearch } from '#data/users/readUsers';
import { UsersScreen } from './UsersScreen';

const readUsers = jest.fn(async (_search: UserSearch) => ({ rows: [] }));
jest.mock('#data/users/readUsers', () => ({
  ...jest.requireActual('#data/users/readUsers'),
  readUsers: (search: UserSearch) => readUsers(search),
}));

function open() {
  const nav = fakeNav({ path: '/admin/utilizatori', screen: 'users' });
  const page = render(<RemoteRoot App={UsersScreen} nav={nav} />);
  return { nav, page };
}
afterEach(() => forgetLoaded());

test('what is searched for among people reaches the query but never the address, and another administrator does not find it', async () => {
  setFakeSession(fakeSignedIn('admin', { uid: 'eva' }));
  const { nav, page } = open();
  await userEvent.type(await screen.findByLabelText(/e-mail, telefon/), 'ana@exemplu.ro');
  await waitFor(() =>
    expect(readUsers).toHaveBeenLastCalledWith(
      expect.objectContaining({ words: 'ana@exemplu.ro' }),
    ),
  );
  expect(await screen.findByText('Niciun utilizator găsit')).toBeVisible();
  expect(nav.visits).toEqual([]);
  page.unmount();
  const again = open();
  expect(screen.getByLabelText(/e-mail, telefon/)).toHaveValue('ana@exemplu.ro');
  await screen.findByText('Niciun utilizator găsit');
  again.page.unmount();
  setFakeSession(fakeSignedIn('admin', { uid: 'dan' }));
  open();
  expect(screen.getByLabelText(/e-mail, telefon/)).toHaveValue('');
  await screen.findByText('Niciun utilizator găsit');
});
