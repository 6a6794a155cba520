import { LOCAL_PREFERENCES_KEY } from '@anunturi/shared-contract/page/localStorageKeys';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HiddenTab } from './HiddenTab';

jest.mock('#data/conversations/useConversations', () => ({
  useBlockedIds: () => ({ state: 'ready', value: ['ion'] }),
}));
jest.mock('../data/useBlockedPeople', () => ({
  useBlockedPeople: () => ({ state: 'ready', value: [{ id: 'ion', name: 'Ion Dan' }] }),
}));
jest.mock('#data/preferences/syncMutedSellers', () => ({
  followMutedSellers: async () => {},
}));

test('when the hidden listings are shown again, the focus goes on to what comes after them', async () => {
  localStorage.setItem(LOCAL_PREFERENCES_KEY, JSON.stringify({ hidden: ['anunt1'] }));
  render(
    <NavProvider nav={fakeNav()}>
      <HiddenTab uid="ana" />
    </NavProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Afișați-le din nou' }));
  await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
  expect(screen.getByRole('listitem')).toHaveTextContent('Ion Dan');
  expect(screen.queryByRole('heading', { name: 'Anunțuri ascunse' })).not.toBeInTheDocument();
});
