import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Composer } from './Composer';
import type { Outbox } from './useOutbox';

test('a message over the limit is not sent: its field says by how much', async () => {
  setFakeSession(fakeSignedIn());
  const send = jest.fn();
  const outbox = { draft: 'a'.repeat(2010), send, write: jest.fn() } as unknown as Outbox;
  const asBuyer = { outbox, role: 'buyer', allowance: undefined } as const;
  render(<Composer {...asBuyer} />);
  await userEvent.click(screen.getByRole('button', { name: 'Trimiteți' }));
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByText(/^Textul depășește cu 10 limita/)).toBeVisible();
  expect(screen.getByLabelText('Mesajul dumneavoastră')).toHaveFocus();
});
