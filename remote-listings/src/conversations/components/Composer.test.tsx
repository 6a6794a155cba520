import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Composer } from './Composer';
import type { Outbox } from '../behaviour/useOutbox';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['sends where there is a mouse', 'fine', 1],
  ['sends where keys are all there is', 'none', 1],
  ['begins a new line where fingers type', 'coarse', 0],
])('Enter %s', async (_, pointer, sent) => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => ({ matches: query === `(pointer: ${pointer})` }) as MediaQueryList,
    );
  setFakeSession(fakeSignedIn());
  const send = jest.fn();
  const outbox = { draft: 'Bună ziua', send, write: jest.fn() } as unknown as Outbox;
  const asSeller = {
    outbox,
    offers: { busy: false, make: jest.fn() },
    onTyping() {},
    isFirstAnswer: true,
    allowance: undefined,
  } as const;
  render(<Composer {...asSeller} />);
  await userEvent.type(screen.getByLabelText('Mesajul dumneavoastră'), '{Enter}');
  expect(send).toHaveBeenCalledTimes(sent);
});

test('a message over the limit is not sent: its field says by how much', async () => {
  setFakeSession(fakeSignedIn());
  const send = jest.fn();
  const outbox = { draft: 'a'.repeat(2010), send, write: jest.fn() } as unknown as Outbox;
  const asBuyer = {
    outbox,
    offers: { busy: false, make: jest.fn() },
    onTyping() {},
    isFirstAnswer: false,
    allowance: undefined,
  } as const;
  render(<Composer {...asBuyer} />);
  await userEvent.click(screen.getByRole('button', { name: 'Trimiteți' }));
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByText(/^Textul depășește cu 10 limita/)).toBeVisible();
  expect(screen.getByLabelText('Mesajul dumneavoastră')).toHaveFocus();
});

test.each([
  [true, 4],
  [false, 0],
])('quick answers are offered for the first answer (%s) alone', (isFirstAnswer, count) => {
  setFakeSession(fakeSignedIn());
  const outbox = { draft: '', send: jest.fn(), write: jest.fn() } as unknown as Outbox;
  render(
    <Composer
      {...{ outbox, isFirstAnswer, offers: { busy: false, make: jest.fn() }, onTyping() {} }}
      allowance={undefined}
    />,
  );
  const quick = screen.queryByRole('list', { name: 'Răspunsuri rapide' });
  expect(quick?.children.length ?? 0).toBe(count);
});
