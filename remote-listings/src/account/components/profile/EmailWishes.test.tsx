import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { readMyEmails, setEmailWish } from '../../data/myEmails';
import { EmailWishes } from './EmailWishes';

jest.mock('../../data/myEmails');

beforeEach(() => {
  forgetLoaded();
  jest
    .mocked(readMyEmails)
    .mockReset()
    .mockResolvedValue({
      off: ['listingEnding'],
      sent: [{ subject: 'Anunțul este public', atMs: Date.UTC(2026, 10, 20), state: 'sent' }],
    });
  jest.mocked(setEmailWish).mockReset().mockResolvedValue();
});

test('each kind of e-mails has a switch that takes effect at once', async () => {
  render(<EmailWishes uid="ana" />);
  const unread = await screen.findByRole('switch', { name: 'aveți mesaje necitite' });
  expect(unread).toBeChecked();
  expect(screen.getByRole('switch', { name: /expiră în 3 zile/ })).not.toBeChecked();
  await userEvent.click(unread);
  expect(setEmailWish).toHaveBeenCalledWith('unreadMessages', false);
  expect(readMyEmails).toHaveBeenCalledTimes(2);
});

test('what was written in the last ninety days stands there with how far it is', async () => {
  render(<EmailWishes uid="ana" />);
  await userEvent.click(await screen.findByText('Ce v-am scris în ultimele 90 de zile'));
  expect(screen.getByText('Anunțul este public')).toBeVisible();
  expect(screen.getByText(/trimis$/)).toBeVisible();
});
