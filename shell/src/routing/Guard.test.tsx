import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { loadingSession } from '@anunturi/shared-auth/sessionStore';
import { act, screen } from '@testing-library/react';
import { renderInShell } from '../testing/renderInShell';
import { Guard } from './Guard';

const location = { pathname: '/dashboard', search: '?a=1', hash: '' };

test('a public page is shown to everybody', () => {
  setFakeSession(fakeSignedOut);
  renderInShell(
    <Guard access="public" location={location}>
      pagina
    </Guard>,
  );
  expect(screen.getByText('pagina')).toBeInTheDocument();
});

test('while the session is unknown a private page says that it is being checked', () => {
  setFakeSession(loadingSession);
  renderInShell(
    <Guard access="user" location={location}>
      pagina
    </Guard>,
  );
  expect(screen.getByText('Se verifică autentificarea...')).toBeInTheDocument();
  act(() => setFakeSession(fakeSignedIn()));
  expect(screen.getByText('pagina')).toBeInTheDocument();
});

test('while the session is unknown an admin page says that it is loading', () => {
  setFakeSession(loadingSession);
  renderInShell(
    <Guard access="admin" location={location}>
      pagina
    </Guard>,
  );
  expect(screen.getByText('Se încarcă...')).toBeInTheDocument();
});

test('an anonymous visitor is sent to sign in with the place asked for', () => {
  setFakeSession(fakeSignedOut);
  const nav = renderInShell(
    <Guard access="user" location={location}>
      pagina
    </Guard>,
  );
  expect(nav.visits).toEqual(['/login?redirect=%2Fdashboard%3Fa%3D1']);
  expect(screen.queryByText('pagina')).not.toBeInTheDocument();
});

test('a signed-in user of an admin page is sent to the dashboard', () => {
  setFakeSession(fakeSignedIn('user'));
  const nav = renderInShell(
    <Guard access="admin" location={location}>
      pagina
    </Guard>,
  );
  expect(nav.visits).toEqual(['/dashboard']);
  expect(screen.queryByText('pagina')).not.toBeInTheDocument();
});
