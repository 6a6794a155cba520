import { renderHook } from '@testing-library/react';
import { callCommand } from '@anunturi/shared-auth/callCommand';
import { useClaim } from './useClaim';

jest.mock('@anunturi/shared-auth/callCommand');

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(callCommand).mockReset().mockResolvedValue({});
});
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

const sent = () => jest.mocked(callCommand).mock.calls.map(([, input]) => input);
const show = (listingId: string) =>
  renderHook(({ id }) => useClaim(id), { initialProps: { id: listingId } });

test('the next listing takes the place of the one before in one request, and what is left for another page is given back', () => {
  const { rerender, unmount } = show('unu');
  rerender({ id: 'doi' });
  jest.advanceTimersByTime(5000);
  expect(sent()).toEqual([{ to: 'unu' }, { to: 'doi', from: 'unu' }]);
  unmount();
  jest.advanceTimersByTime(5000);
  expect(sent().slice(2)).toEqual([{ from: 'doi' }]);
});

test('a tab that closes gives its listing back by a request that outlives it, once', () => {
  const { unmount } = show('unu');
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(callCommand).toHaveBeenLastCalledWith(
    'claimListing',
    { from: 'unu' },
    { keepalive: true },
  );
  unmount();
  jest.advanceTimersByTime(5000);
  expect(callCommand).toHaveBeenCalledTimes(2);
});
