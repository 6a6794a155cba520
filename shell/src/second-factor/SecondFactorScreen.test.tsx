import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../testing/renderInShell';
import { SecondFactorScreen } from './SecondFactorScreen';

const call = jest.fn();
const proveIdentity = jest.fn();
jest.mock('@anunturi/shared-auth/callCommand', () => ({
  callCommand: (...input: unknown[]) => call(...input),
}));
jest.mock('@anunturi/shared-auth/proveIdentity', () => ({
  proveIdentity: (password: string) => proveIdentity(password),
}));
jest.mock('@anunturi/shared-auth/session', () => ({
  ...jest.requireActual<object>('@anunturi/shared-auth/session'),
  refreshSession: async () => undefined,
}));

const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const codes = ['abcd-efgh-jkmn-pqrs', 'bbcd-efgh-jkmn-pqrs'];
const state = (isOn: boolean, isRequired = false) => ({ isOn, isRequired, recoveryCodesLeft: 9 });
const answer = (answers: Record<string, unknown>) =>
  call.mockImplementation(async (name: string) => {
    if (answers[name] instanceof Error) throw answers[name];
    return answers[name];
  });

test('an app is linked by its code, recovery codes are shown once, and the way goes on to what was asked for', async () => {
  setFakeSession(fakeSignedIn('user', { uid: 'noua' }));
  answer({
    readSecondFactorState: state(false, true),
    beginSecondFactor: { secret, appAddress: `otpauth://totp/Site:ana?secret=${secret}` },
    confirmSecondFactor: { recoveryCodes: codes },
  });
  const nav = renderInShell(<SecondFactorScreen />, '/al-doilea-pas?redirect=%2Fadmin');
  expect(
    await screen.findByText(/Cine are un rol în administrare are nevoie de al doilea pas/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Activați al doilea pas' }));
  expect(await screen.findByRole('img', { name: /Cod QR/ })).toBeInTheDocument();
  expect(screen.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Activați' }));
  expect(screen.getByLabelText('Codul din aplicație')).toHaveAccessibleDescription(
    'Scrieți cele 6 cifre din aplicație.',
  );
  await userEvent.type(screen.getByLabelText('Codul din aplicație'), '123 456');
  await userEvent.click(screen.getByRole('button', { name: 'Activați' }));
  const list = await screen.findByRole('list', { name: 'Coduri de rezervă' });
  expect(list).toHaveTextContent(codes.join(''));
  await userEvent.click(screen.getByRole('button', { name: 'Le-am păstrat' }));
  expect(nav.visits).toEqual(['/admin']);
});

test('where the sign-in is old the password comes first; an administrator is not offered to go without', async () => {
  setFakeSession(fakeSignedIn('admin', { uid: 'sefa' }));
  answer({
    readSecondFactorState: state(true, true),
    renewRecoveryCodes: new MarketError('recentSignInNeeded'),
  });
  renderInShell(<SecondFactorScreen />, '/al-doilea-pas');
  expect(await screen.findByText(/Coduri de rezervă rămase: 9/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Renunțați/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Coduri de rezervă noi' }));
  await userEvent.type(await screen.findByLabelText('Parola'), 'o parolă lungă');
  answer({ renewRecoveryCodes: { recoveryCodes: codes } });
  await userEvent.click(screen.getByRole('button', { name: 'Continuați' }));
  expect(await screen.findByText(codes[0]!)).toBeVisible();
  expect(proveIdentity).toHaveBeenCalledWith('o parolă lungă');
});
