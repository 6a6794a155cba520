import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { barReporting, blockUser, setRole } from '#data/users/userActs';
import { UserActions } from './UserActions';

jest.mock('#data/users/userActs');
const ana = { ...sampleUser, id: 'ana' };

beforeEach(() => {
  jest.resetAllMocks();
  setFakeSession(fakeSignedIn('admin', { uid: 'sef' }));
});

test('a suspension names the person and needs ground and facts', async () => {
  const onChanged = jest.fn();
  render(<UserActions user={ana} onChanged={onChanged} />);
  await userEvent.click(screen.getByRole('button', { name: 'Suspendați…' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Suspendați contul lui Ana Pop?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suspendați contul' }));
  expect(within(dialog).getByText('Alegeți motivul.')).toBeInTheDocument();
  expect(blockUser).not.toHaveBeenCalled();
  await userEvent.selectOptions(within(dialog).getByLabelText(/Motivul/), 'fraud');
  await userEvent.type(within(dialog).getByLabelText(/Faptele/), 'Anunțuri false.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suspendați contul' }));
  expect(blockUser).toHaveBeenCalledWith(ana, {
    ground: 'fraud',
    reason: 'Anunțuri false.',
    days: 7,
  });
  expect(onChanged).toHaveBeenCalled();
});

test('the right to report is suspended with a length, a ground and facts', async () => {
  render(<UserActions user={ana} onChanged={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Suspendați dreptul de a sesiza…' }));
  const dialog = screen.getByRole('alertdialog', { name: /dreptul lui Ana Pop de a sesiza/ });
  expect(within(dialog).queryByRole('option', { name: 'Fără termen' })).toBeNull();
  await userEvent.selectOptions(within(dialog).getByLabelText(/Cât timp/), '30');
  await userEvent.selectOptions(within(dialog).getByLabelText(/Motivul/), 'spam');
  await userEvent.type(within(dialog).getByLabelText(/Faptele/), 'Sesizări fără temei.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suspendați dreptul' }));
  expect(barReporting).toHaveBeenCalledWith(ana, {
    ground: 'spam',
    facts: 'Sesizări fără temei.',
    days: 30,
  });
});

test('a suspension is lifted here unless its person appeals: the appeal is answered with reasons', () => {
  const suspended = { ...ana, blocked: true, blockedAt: new Date(0) };
  const lift = () => screen.queryByRole('button', { name: 'Ridicați suspendarea' });
  const { rerender } = render(<UserActions user={suspended} onChanged={() => {}} />);
  expect(lift()).toBeInTheDocument();
  rerender(
    <UserActions user={{ ...suspended, blockAppealedAt: new Date(1) }} onChanged={() => {}} />,
  );
  expect(lift()).toBeNull();
});

test('the role is given only after a question', async () => {
  render(<UserActions user={ana} onChanged={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Schimbați rolul…' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Ce rol are Ana Pop?' });
  expect(within(dialog).getByText('Nu vede administrarea.')).toBeInTheDocument();
  await userEvent.selectOptions(within(dialog).getByLabelText('Rolul'), 'Moderator');
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['anunțuri, sesizări, contestații, suspendări și jurnalul', 'mesajele de contact']);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Schimbați rolul' }));
  expect(setRole).toHaveBeenCalledWith(ana, 'moderator');
});

test('a moderator suspends, and neither trusts nor gives roles; the account of somebody with a role is the administrator’s', () => {
  setFakeSession(fakeSignedIn('moderator', { uid: 'mod' }));
  const { rerender } = render(<UserActions user={ana} onChanged={() => {}} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Suspendați…',
    'Suspendați dreptul de a sesiza…',
  ]);
  rerender(<UserActions user={{ ...ana, role: 'editor' }} onChanged={() => {}} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('nothing can be done to oneself', () => {
  setFakeSession(fakeSignedIn('admin', { uid: 'ana' }));
  render(<UserActions user={ana} onChanged={() => {}} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/Este contul dumneavoastră/)).toBeInTheDocument();
});
