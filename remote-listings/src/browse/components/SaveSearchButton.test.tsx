import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { links } from '@anunturi/shared-domain/site/links';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nameFromId } from '#domain/filterNames';
import { SaveSearchButton } from './SaveSearchButton';

const mockSaved: unknown[] = [];
jest.mock('#data/preferences/saveSearch', () => ({
  saveSearch: async (search: unknown) => void mockSaved.push(search),
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

test('a search saved signed out is saved on the way back from signing in, once, and no other one', async () => {
  setFakeSession(fakeSignedOut);
  const nav = show('dacia');
  await userEvent.click(screen.getByRole('button', { name: 'Salvați căutarea' }));
  const login = links.login('/toate-anunturile?marca=dacia', 'cautare');
  await waitFor(() => expect(nav.visits).toEqual([login]));
  expect(mockSaved).toEqual([]);
  cleanup();

  setFakeSession(fakeSignedIn());
  show('dacia');
  await waitFor(() => expect(mockSaved).toEqual([{ name: 'Dacia', query: 'marca=dacia' }]));
  cleanup();
  show('dacia');
  await screen.findByRole('button', { name: 'Salvați căutarea' });
  expect(mockSaved).toHaveLength(1);
});
