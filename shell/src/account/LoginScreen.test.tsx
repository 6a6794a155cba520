import { AuthProblem } from '@anunturi/shared-auth/authProblem';
import { links } from '@anunturi/shared-domain/site/links';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../testing/renderInShell';
import { LoginScreen } from './LoginScreen';

const account = {
  signIn: jest.fn(),
  sendPasswordReset: jest.fn(),
  confirmNewPassword: jest.fn(),
  confirmEmail: jest.fn(),
};
jest.mock('@anunturi/shared-auth/account', () => ({
  signIn: (...input: unknown[]) => account.signIn(...input),
  sendPasswordReset: (...input: unknown[]) => account.sendPasswordReset(...input),
  confirmNewPassword: (...input: unknown[]) => account.confirmNewPassword(...input),
  confirmEmail: (...input: unknown[]) => account.confirmEmail(...input),
}));

beforeEach(() => Object.values(account).forEach((each) => each.mockReset()));

test('an empty form says beside each field what is missing and asks for nothing', async () => {
  renderInShell(<LoginScreen />, '/login');
  await userEvent.click(screen.getByRole('button', { name: 'Intrați în cont' }));
  expect(await screen.findByText('Scrieți adresa de e-mail.')).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Scrieți adresa de e-mail.');
  expect(screen.getByLabelText('Parolă')).toHaveAccessibleDescription('Scrieți parola.');
  expect(account.signIn).not.toHaveBeenCalled();
});

test('who came to keep something reads what will be kept, also on the way to a new account', () => {
  renderInShell(<LoginScreen />, links.login('/toate-anunturile?marca=dacia', 'cautare'));
  expect(screen.getByText(/^Căutarea cu filtrele ei se salvează în cont/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Creați unul' })).toHaveAttribute(
    'href',
    links.register('/toate-anunturile?marca=dacia', 'cautare'),
  );
});

test('a refused sign-in stands beside the password and keeps what was typed', async () => {
  account.signIn.mockRejectedValue(
    new AuthProblem(
      'auth/invalid-credential',
      'password',
      'Adresa de e-mail sau parola nu este corectă.',
    ),
  );
  renderInShell(<LoginScreen />, '/login');
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana@demo.ro');
  await userEvent.type(screen.getByLabelText('Parolă'), 'gresita1');
  await userEvent.click(screen.getByRole('button', { name: 'Intrați în cont' }));
  expect(
    await screen.findByText('Adresa de e-mail sau parola nu este corectă.'),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@demo.ro');
  expect(screen.getByLabelText('Parolă')).toHaveAccessibleDescription(
    'Adresa de e-mail sau parola nu este corectă.',
  );
});

test('a forgotten password asks for a link without saying whether the account exists', async () => {
  account.sendPasswordReset.mockResolvedValue(undefined);
  renderInShell(<LoginScreen />, '/login');
  await userEvent.click(screen.getByRole('button', { name: 'Am uitat parola' }));
  await userEvent.type(screen.getByLabelText('E-mail'), 'cineva@demo.ro');
  await userEvent.click(screen.getByRole('button', { name: 'Trimiteți linkul' }));
  expect(await screen.findByText(/Dacă există un cont cu această adresă/)).toBeInTheDocument();
  expect(account.sendPasswordReset).toHaveBeenCalledWith('cineva@demo.ro');
});

test('between signing in and a forgotten password the address comes along, and each is a step of its own', async () => {
  const nav = renderInShell(<LoginScreen />, '/login?redirect=%2Fdashboard');
  await userEvent.type(screen.getByLabelText('E-mail'), 'cineva@demo.ro');
  await userEvent.click(screen.getByRole('button', { name: 'Am uitat parola' }));
  expect(nav.visits).toEqual(['/login?redirect=%2Fdashboard&parola-uitata=1']);
  expect(screen.getByRole('heading', { name: 'Parolă nouă' })).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveValue('cineva@demo.ro');
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Înapoi la autentificare' }));
  expect(nav.visits.at(-1)).toBe('/login?redirect=%2Fdashboard');
  expect(screen.getByRole('heading', { name: 'Autentificare' })).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveValue('cineva@demo.ro');
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
});

test('the form for a new password is there at the press, though the router has still to come', async () => {
  const nav = renderInShell(<LoginScreen />, '/login');
  nav.navigate = () => {};
  await userEvent.click(screen.getByRole('button', { name: 'Am uitat parola' }));
  await userEvent.type(screen.getByLabelText('E-mail'), 'cineva@demo.ro');
  nav.show({ location: { pathname: '/login', search: '?parola-uitata=1', hash: '' } });
  expect(await screen.findByRole('button', { name: 'Trimiteți linkul' })).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveValue('cineva@demo.ro');
});

test('the link of the e-mail leads to a new password and back to signing in', async () => {
  account.confirmNewPassword.mockResolvedValue(undefined);
  renderInShell(<LoginScreen />, '/login?mode=resetPassword&oobCode=cod');
  await userEvent.type(screen.getByLabelText('Parola nouă'), 'o parolă nouă');
  await userEvent.click(screen.getByRole('button', { name: 'Schimbați parola' }));
  expect(await screen.findByText(/Parola a fost schimbată/)).toBeInTheDocument();
  expect(account.confirmNewPassword).toHaveBeenCalledWith('cod', 'o parolă nouă');
  expect(screen.getByRole('heading', { name: 'Autentificare' })).toBeInTheDocument();
});

test('an e-mail address is confirmed by a press, not by opening the link', async () => {
  account.confirmEmail.mockResolvedValue(undefined);
  renderInShell(<LoginScreen />, '/login?mode=verifyEmail&oobCode=cod');
  expect(account.confirmEmail).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Confirmați adresa' }));
  expect(await screen.findByText('Adresa de e-mail a fost confirmată.')).toBeInTheDocument();
});

test('who comes because a session ended is told so, and that nothing typed is lost', () => {
  renderInShell(<LoginScreen />, '/login?redirect=%2Fdashboard&incheiata=1');
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Sesiunea s-a încheiat\. Ce ați scris este păstrat/,
  );
});

test('a message about the field that is left waits for the press that leaves it, which would lose its target', async () => {
  renderInShell(<LoginScreen />, '/login');
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana');
  const person = userEvent.setup();
  const target = screen.getByRole('button', { name: 'Am uitat parola' });
  await person.pointer({ keys: '[MouseLeft>]', target });
  await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.getByLabelText('E-mail')).not.toHaveAttribute('aria-invalid', 'true');
  await person.pointer({ keys: '[/MouseLeft]', target });
  expect(await screen.findByRole('button', { name: 'Trimiteți linkul' })).toBeInTheDocument();
});
