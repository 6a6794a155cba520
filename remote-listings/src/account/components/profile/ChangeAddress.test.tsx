import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailPart } from './EmailPart';

const prove = jest.fn();
const send = jest.fn();
jest.mock('@anunturi/shared-auth/proveIdentity', () => ({
  proveIdentity: (password: string) => prove(password),
}));
jest.mock('@anunturi/shared-auth/account', () => ({
  sendAddressChange: async (address: string) => send(address),
}));

test('another address is asked for with the password, and the link is said to be on its way', async () => {
  const session = fakeSignedIn('user', { email: 'ana@demo.ro' });
  setFakeSession(session);
  render(<EmailPart user={session.user!} />);
  await userEvent.click(screen.getByRole('button', { name: 'Schimbați adresa' }));
  const address = screen.getByLabelText('Adresa nouă');
  const go = () => userEvent.click(screen.getByRole('button', { name: 'Trimiteți linkul' }));
  await userEvent.type(address, 'Ana@demo.ro');
  await go();
  expect(address).toHaveAccessibleDescription('Aceasta este deja adresa contului.');
  expect(screen.getByLabelText('Parola')).toHaveAccessibleDescription('Scrieți parola.');
  await userEvent.clear(address);
  await userEvent.type(address, 'ana.pop@demo.ro');
  await userEvent.type(screen.getByLabelText('Parola'), 'gresita');
  prove.mockRejectedValueOnce(new MarketError('wrongCredentials', 'Parola nu este corectă.'));
  await go();
  expect(await screen.findByText('Parola nu este corectă.')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  prove.mockResolvedValueOnce(undefined);
  await go();
  expect(await screen.findByRole('status')).toHaveTextContent('ana.pop@demo.ro');
  expect(send).toHaveBeenCalledWith('ana.pop@demo.ro');
});
