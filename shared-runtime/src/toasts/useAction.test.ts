import type { Toast } from '@anunturi/shared-contract/page/toastEvent';
import { act, renderHook } from '@testing-library/react';
import { subscribeToToasts } from './toast';
import { useAction } from './useAction';

let toasts: Toast[];
let stop: () => void;
beforeEach(() => {
  toasts = [];
  stop = subscribeToToasts((toast) => toasts.push(toast));
});
afterEach(() => stop());

const start = () => renderHook(() => useAction(() => 'Nu s-a putut.')).result;

test('an act is busy while it runs, and says that it is done where there are words for it', async () => {
  const action = start();
  let end = () => {};
  let ran: Promise<boolean>;
  const undo = () => {};
  act(() => {
    ran = action.current.run(() => new Promise<void>((resolve) => (end = resolve)), 'Gata', {
      undo,
    });
  });
  expect([action.current.busy, toasts]).toEqual([true, []]);
  await act(async () => {
    end();
    expect(await ran).toBe(true);
  });
  expect(action.current.busy).toBe(false);
  await act(() => action.current.run(async () => {}));
  expect(toasts).toEqual([{ text: 'Gata', tone: 'good', undo }]);
});

test('an act that fails is logged and said in the words for its failure', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const action = start();
  const failure = new Error('no such document');
  await act(async () =>
    expect(await action.current.run(() => Promise.reject(failure), 'Gata')).toBe(false),
  );
  expect(toasts).toEqual([{ text: 'Nu s-a putut.', tone: 'bad' }]);
  expect(log).toHaveBeenCalledWith('An act failed', failure);
  expect(action.current.busy).toBe(false);
  log.mockRestore();
});
