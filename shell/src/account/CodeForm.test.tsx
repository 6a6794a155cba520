import { AuthProblem } from '@anunturi/shared-auth/authProblem';
import { setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { awaitedSession } from '@anunturi/shared-auth/sessionStore';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../testing/renderInShell';
import { LoginScreen } from './LoginScreen';

const proveSecondFactor = jest.fn();
const signOut = jest.fn();
jest.mock('@anunturi/shared-auth/account', () => ({
  proveSecondFactor: (...input: unknown[]) => proveSecondFactor(...input),
  signOut: () => signOut(),
}));
beforeEach(() => setFakeSession(awaitedSession));

test('after the password the code is asked for, and a wrong one says what to do beside it', async () => {
  const wrong = 'Codul nu este corect. Scrieți codul de acum din aplicație.';
  proveSecondFactor.mockRejectedValue(new AuthProblem('auth/code-wrong', 'code', wrong));
  renderInShell(<LoginScreen />, '/login');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Codul din aplicație');
  await userEvent.click(screen.getByRole('button', { name: 'Continuați' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Cod')).toHaveAccessibleDescription(/Scrieți codul de 6 cifre/),
  );
  await userEvent.type(screen.getByLabelText('Cod'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Continuați' }));
  expect(proveSecondFactor).toHaveBeenCalledWith('123456');
  expect(await screen.findByText(wrong)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Renunțați' }));
  expect(signOut).toHaveBeenCalled();
});
