import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import * as account from '@anunturi/shared-auth/account';
import * as session from '@anunturi/shared-auth/session';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../testing/renderInShell';
import { followAccount } from '../data/followAccount';
import { Header } from './Header';

jest.mock('../data/followAccount');
jest.mock('@anunturi/shared-auth/account', () => ({ signOut: jest.fn(async () => undefined) }));

const names = () => screen.getAllByRole('link').map((link) => link.textContent);

test('an anonymous visitor sees the public links and the way to sign in', () => {
  setFakeSession(fakeSignedOut);
  renderInShell(<Header />);
  expect(names()).toEqual(
    expect.arrayContaining([
      'Acasă',
      'Calculator',
      'Contract',
      'Contact',
      'Autentificare',
      'Adauga anunț',
    ]),
  );
  for (const name of ['Admin', 'Contul meu']) expect(names()).not.toContain(name);
  expect(screen.getByRole('link', { name: 'Autentificare' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('button', { name: 'Delogare' })).not.toBeInTheDocument();
});

test('the banner says the domain of the site, its county and what is found here', () => {
  setFakeSession(fakeSignedOut);
  renderInShell(<Header />);
  expect(screen.getByText(/proba\.example/)).toHaveTextContent(
    'proba.example · anunțuri din județul Sibiu',
  );
});

test('somebody who is signed in has the account and the way out in place of the way in', () => {
  setFakeSession(fakeSignedIn('user'));
  renderInShell(<Header />);
  expect(screen.getByRole('link', { name: 'Contul meu' })).toHaveAttribute('href', '/dashboard');
  expect(screen.getByRole('button', { name: 'Delogare' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Autentificare' })).not.toBeInTheDocument();
});

test('each link leads where the product says', () => {
  setFakeSession(fakeSignedIn('admin'));
  renderInShell(<Header />);
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(
    ['Acasă', 'Calculator', 'Contract', 'Contact', 'Adauga anunț', 'Admin', 'Contul meu'].map(
      address,
    ),
  ).toEqual([
    '/',
    '/calculator',
    '/contracte',
    '/contact',
    '/adauga-anunt',
    '/admin',
    '/dashboard',
  ]);
  expect(screen.getByRole('link', { name: 'Târgul de probă, prima pagină' })).toHaveAttribute(
    'href',
    '/',
  );
});

test('only an administrator sees the admin link, and the header follows the session', () => {
  setFakeSession(fakeSignedIn('user'));
  renderInShell(<Header />);
  expect(screen.queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
  act(() => setFakeSession(fakeSignedIn('admin')));
  expect(screen.getByRole('link', { name: 'Admin' })).toBeInTheDocument();
});

test('the menu toggle says whether it is open, and choosing a link closes the menu', async () => {
  setFakeSession(fakeSignedOut);
  const nav = renderInShell(<Header />, '/contact');
  const toggle = screen.getByRole('button', { name: 'Meniu' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('link', { name: 'Calculator' }));
  expect(nav.visits).toEqual(['/calculator']);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('the account link names the unread messages beside its words, and forgets them when nobody is signed in', async () => {
  setFakeSession(fakeSignedOut);
  renderInShell(<Header />);
  act(() => setFakeSession(fakeSignedIn('user', { uid: 'reader' })));
  await waitFor(() =>
    expect(followAccount).toHaveBeenLastCalledWith(
      'reader',
      expect.any(Function),
      expect.any(AbortSignal),
    ),
  );
  const [, tell, signal] = jest.mocked(followAccount).mock.lastCall!;
  const none = { count: 0, words: '0 noutăți' };
  const notices = { count: 2, words: '2 noutăți' };
  act(() => tell({ messages: { count: 3, words: '3 mesaje necitite' }, notices }));
  expect(await screen.findByRole('link', { name: 'Noutăți, 2 noutăți' })).toHaveAttribute(
    'href',
    '/dashboard?fila=noutati',
  );
  expect(screen.getByRole('link', { name: 'Contul meu, 3 mesaje necitite' })).toHaveTextContent(
    /^Contul meu$/,
  );
  act(() => tell({ messages: { count: 0, words: '0 de mesaje necitite' }, notices: none }));
  expect(screen.getByRole('link', { name: 'Contul meu' })).toBeInTheDocument();
  act(() => setFakeSession(fakeSignedOut));
  expect(signal.aborted).toBe(true);
});

test('signing out leads to the sign-in page', async () => {
  setFakeSession(fakeSignedIn());
  const nav = renderInShell(<Header />);
  await userEvent.click(screen.getByRole('button', { name: 'Delogare' }));
  await waitFor(() => expect(nav.visits).toEqual(['/login']));
  expect(account.signOut).toHaveBeenCalledTimes(1);
  expect(session.getSession().state).toBe('signedIn'); // only the SDK's answer changes the session
});

test('a sign-out that fails is logged in Romanian, and nothing else of the page changes', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  jest.mocked(account.signOut).mockRejectedValueOnce(new Error('no network'));
  setFakeSession(fakeSignedIn());
  const nav = renderInShell(<Header />);
  await screen.findByRole('link', { name: 'Favorite' });
  const before = document.body.innerHTML;
  await userEvent.click(screen.getByRole('button', { name: 'Delogare' }));
  await waitFor(() =>
    expect(error.mock.calls).toEqual([['Delogarea nu a reușit.', expect.any(Error)]]),
  );
  expect(nav.visits).toEqual([]);
  expect(document.body.innerHTML).toBe(before);
  error.mockRestore();
});

test('a phone has the five places within reach, with the messages that wait', async () => {
  window.matchMedia = ((query: string) => ({ matches: query.includes('<') })) as never;
  setFakeSession(fakeSignedIn('user'));
  renderInShell(<Header />);
  const bar = await screen.findByRole('navigation', { name: 'Scurtături' });
  const names = [...bar.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(names).toEqual([
    ['Acasă', '/'],
    ['Căutați', '/toate-anunturile'],
    ['Adăugați', '/adauga-anunt'],
    ['Mesaje', '/mesaje-primite'],
    ['Cont', '/dashboard'],
  ]);
  delete (window as { matchMedia?: unknown }).matchMedia;
});

test('messages, notices and favourites stand in the header of the signed-in person', async () => {
  setFakeSession(fakeSignedIn('user'));
  renderInShell(<Header />);
  expect(await screen.findByRole('link', { name: 'Mesaje' })).toHaveAttribute(
    'href',
    '/mesaje-primite',
  );
  expect(screen.getByRole('link', { name: 'Favorite' })).toHaveAttribute(
    'href',
    '/dashboard?fila=favorite',
  );
});

test.each([
  [' dacia & roți ', '/toate-anunturile?cauta=dacia+%26+ro%C8%9Bi'],
  [' ', '/toate-anunturile'],
])('wide screens search all listings from every page: "%s" leads to %s', async (words, address) => {
  setFakeSession(fakeSignedOut);
  const nav = renderInShell(<Header />, '/blog');
  expect(screen.getByRole('search')).toHaveAttribute('action', '/toate-anunturile');
  const field = screen.getByRole('searchbox', { name: 'Căutați în toate anunțurile' });
  await userEvent.type(field, words);
  await userEvent.click(screen.getByRole('button', { name: 'Căutați' }));
  expect(nav.visits).toEqual([address]);
});

test.each(['/', '/toate-anunturile'])(
  'the header of %s has no search: the screen has a larger one',
  (path) => {
    setFakeSession(fakeSignedOut);
    renderInShell(<Header />, path);
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  },
);

test('in the administration one slim row has every link behind its toggle, and a way back to the site', () => {
  setFakeSession(fakeSignedIn('admin'));
  const { container } = renderInShell(<Header />, '/admin/anunturi');
  expect(container.querySelector('header')).toHaveAttribute('data-desk');
  for (const link of screen.getAllByRole('link', { name: 'Spre site' }))
    expect(link).toHaveAttribute('href', '/toate-anunturile');
  expect(screen.queryByRole('search')).toBeNull();
  for (const name of ['Acasă', 'Admin', 'Contul meu', 'Adauga anunț'])
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Meniu' })).toHaveAttribute('aria-expanded', 'false');
});

test('outside the administration the header has no way back to the site and keeps its search', () => {
  setFakeSession(fakeSignedIn('admin'));
  const { container } = renderInShell(<Header />, '/administratie');
  expect(container.querySelector('header')).not.toHaveAttribute('data-desk');
  expect(screen.queryByRole('link', { name: 'Spre site' })).toBeNull();
});
