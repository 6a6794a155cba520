import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { links } from '@anunturi/shared-domain/site/links';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nameFromId } from '#domain/filterNames';
import { SaveSearchButton } from './SaveSearchButton';

const mockSaved: unknown[] = [];
const mockSubscribed: unknown[] = [];
jest.mock('#data/preferences/saveSearch', () => ({
  saveSearch: async (search: unknown) => {
    mockSaved.push(search);
    return { isTold: true };
  },
}));
jest.mock('#data/preferences/subscribeSearch', () => ({
  subscribeSearch: async (search: unknown) => void mockSubscribed.push(search),
}));

const names = {
  category: nameFromId,
  place: nameFromId,
  make: nameFromId,
  model: (_make: string, id: string) => nameFromId(id),
};
const show = (make: string) => {
  const nav = fakeNav({ path: `/toate-anunturile?marca=${make}` });
  render(
    <NavProvider nav={nav}>
      <SaveSearchButton filters={{ make }} names={names} />
    </NavProvider>,
  );
  return nav;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a search is kept with how often it tells, once a day unless somebody chooses otherwise', async () => {
  mockSaved.length = 0;
  setFakeSession(fakeSignedIn());
  show('skoda');
  await press('Salvați căutarea');
  expect(await screen.findByRole('radio', { name: 'O dată pe zi' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Pe loc' }));
  await press('Salvați');
  const kept = { name: 'Škoda', query: 'marca=skoda', alert: 'atOnce' };
  await waitFor(() => expect(mockSaved).toEqual([kept]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a visitor gives an address instead of an account', async () => {
  setFakeSession(fakeSignedOut);
  show('dacia');
  await press('Salvați căutarea');
  expect(await screen.findByText('Se salvează:')).toHaveTextContent('Se salvează: Dacia');
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Adresa de e-mail' }),
    'ana@exemplu.ro',
  );
  await press('Salvați');
  const kept = { name: 'Dacia', query: 'marca=dacia', alert: 'daily', email: 'ana@exemplu.ro' };
  await waitFor(() => expect(mockSubscribed).toEqual([kept]));
});

test('a search wanted signed out is saved on the way back from signing in, once, and no other one', async () => {
  mockSaved.length = 0;
  setFakeSession(fakeSignedOut);
  const nav = show('dacia');
  await press('Salvați căutarea');
  await press('Intrați în cont');
  const login = links.login('/toate-anunturile?marca=dacia', 'cautare');
  await waitFor(() => expect(nav.visits).toEqual([login]));
  expect(mockSaved).toEqual([]);
  cleanup();

  setFakeSession(fakeSignedIn());
  show('dacia');
  const kept = { name: 'Dacia', query: 'marca=dacia', alert: 'daily' };
  await waitFor(() => expect(mockSaved).toEqual([kept]));
  cleanup();
  show('dacia');
  await screen.findByRole('button', { name: 'Salvați căutarea' });
  expect(mockSaved).toHaveLength(1);
});
