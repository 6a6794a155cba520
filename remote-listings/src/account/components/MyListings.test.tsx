import { fakeNav } from '@anunturi/shared-runtime/navigation/fakeNav';
import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { act, render, waitFor } from '@testing-library/react';
import { MyListings } from './MyListings';

const reloaded: string[] = [];
const ready = (name: string, value: unknown) => ({
  state: 'ready' as const,
  value,
  reload: () => reloaded.push(name),
});
jest.mock('../data/useMyListings', () => ({
  useMyListings: (_uid: string, status = 'all') => ready(status, { rows: [], next: null }),
  useMyListingCounts: () => ready('counts', {}),
  useAttention: () => ({ state: 'loading', reload: () => {} }),
}));
let finishDeleting = () => {};
jest.mock('../data/deleteLater', () => ({
  useLeavingListings: () => [],
  finishDeletions: jest.fn(
    (_uid: string, onDeleted: () => void) =>
      new Promise<void>((resolve) => {
        finishDeleting = () => {
          onDeleted();
          resolve();
        };
      }),
  ),
}));
const { finishDeletions } = jest.requireMock<{ finishDeletions: jest.Mock }>('../data/deleteLater');

test('a deletion that a closed page left behind reloads the status that is open when it ends', async () => {
  const nav = fakeNav({ screen: 'dashboard', path: '/dashboard' });
  render(<RemoteRoot App={() => <MyListings uid="ana" />} nav={nav} />);
  await waitFor(() => expect(finishDeletions).toHaveBeenCalledTimes(1));
  act(() => nav.navigate('/dashboard?stare=sold'));
  act(() => finishDeleting());
  expect(reloaded).toEqual(['sold', 'counts']);
  expect(finishDeletions).toHaveBeenCalledTimes(1);
});
