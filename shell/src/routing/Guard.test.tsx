import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { loadingLimits } from '@anunturi/shared-contract/page/loadingLimits';
import { type Session, loadingSession } from '@anunturi/shared-auth/sessionStore';
import type { Role } from '@anunturi/shared-domain/people/roles';
import type { Access } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { act, screen } from '@testing-library/react';
import { renderInShell } from '../testing/renderInShell';
import { Guard } from './Guard';

afterEach(() => void jest.useRealTimers());

const location = { pathname: '/dashboard', search: '?a=1', hash: '' };

const people = {
  'an anonymous visitor': fakeSignedOut,
  'a user': fakeSignedIn('user'),
  'an administrator': fakeSignedIn('admin'),
};
const toLogin = '/login?redirect=%2Fdashboard%3Fa%3D1';

test.each<[who: keyof typeof people, access: Access, sentTo: string | null]>([
  ['an anonymous visitor', 'public', null],
  ['an anonymous visitor', 'user', toLogin],
  ['an anonymous visitor', 'admin', toLogin],
  ['a user', 'public', null],
  ['a user', 'user', null],
  ['a user', 'admin', '/dashboard'],
  ['an administrator', 'public', null],
  ['an administrator', 'user', null],
  ['an administrator', 'admin', null],
])('%s sees a page for %s, or is sent where the description says', (who, access, sentTo) => {
  setFakeSession(people[who]);
  const nav = renderInShell(
    <Guard access={access} location={location}>
      pagina
    </Guard>,
  );
  expect(nav.visits).toEqual(sentTo ? [sentTo] : []);
  expect(screen.queryAllByText('pagina')).toHaveLength(sentTo ? 0 : 1);
});

test.each<[role: Role, permission: string | undefined, at: string, sentTo: string | null]>([
  ['moderator', 'moderate', '/admin/anunturi', null],
  ['moderator', 'settings', '/admin/setari', '/admin'],
  ['moderator', 'publish', '/admin/blog', '/admin'],
  ['editor', 'publish', '/admin/blog', null],
  ['editor', 'moderate', '/admin', '/admin/blog'],
  ['editor', 'security', '/admin/siguranta', '/admin/blog'],
  // Routes of releases from before roles name no permission.
  ['moderator', undefined, '/admin', '/dashboard'],
  ['editor', undefined, '/admin/blog', '/dashboard'],
  ['moderator', 'somethingNewer', '/admin/anunturi', '/admin'],
  ['admin', 'somethingNewer', '/admin/anunturi', null],
  ['admin', undefined, '/admin/setari', null],
])(
  'the role %s at a part of the administration that needs %s (%s) is let in, or sent to where its work begins',
  (role, permission, at, sentTo) => {
    setFakeSession(fakeSignedIn(role));
    const nav = renderInShell(
      <Guard
        access="admin"
        permission={permission}
        location={{ pathname: at, search: '', hash: '' }}
      >
        pagina
      </Guard>,
    );
    expect(nav.visits).toEqual(sentTo ? [sentTo] : []);
    expect(screen.queryAllByText('pagina')).toHaveLength(sentTo ? 0 : 1);
  },
);

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

test('a session that takes long to be known is spoken of, and can be asked for again', () => {
  jest.useFakeTimers();
  setFakeSession(loadingSession);
  renderInShell(
    <Guard access="admin" location={location}>
      pagina
    </Guard>,
  );
  act(() => jest.advanceTimersByTime(loadingLimits.slowAfterMs));
  expect(screen.getByText('Pagina se încarcă mai greu decât de obicei')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reîncercați' })).toBeInTheDocument();
  act(() => setFakeSession(fakeSignedIn('admin')));
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

test('a role that the token claims opens the administration at once, one that was taken meanwhile leaves it', () => {
  setFakeSession({ ...fakeSignedIn('admin'), isRoleUnchecked: true } as Session);
  renderInShell(
    <Guard access="admin" location={location}>
      pagina
    </Guard>,
  );
  expect(screen.getByText('pagina')).toBeInTheDocument();
  act(() => setFakeSession(fakeSignedIn('user')));
  expect(screen.queryByText('pagina')).toBeNull();
});

test('who has no role in the token waits for the document before being sent away from the administration', () => {
  setFakeSession({ ...fakeSignedIn('user'), isRoleUnchecked: true } as Session);
  renderInShell(
    <Guard access="admin" location={location}>
      pagina
    </Guard>,
  );
  expect(screen.getByText('Se încarcă...')).toBeInTheDocument();
  act(() => setFakeSession(fakeSignedIn('admin')));
  expect(screen.getByText('pagina')).toBeInTheDocument();
});

test('a role that is asked for is spoken of as slow only when it takes long', () => {
  jest.useFakeTimers();
  setFakeSession({ ...fakeSignedIn('user'), isRoleUnchecked: true } as Session);
  renderInShell(
    <Guard access="admin" location={location}>
      pagina
    </Guard>,
  );
  act(() => jest.advanceTimersByTime(loadingLimits.slowAfterMs - 1));
  expect(screen.getByText('Se încarcă...')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('button', { name: 'Reîncercați' })).toBeInTheDocument();
});

test('who is signed out while a page is open is told so, and led back', () => {
  setFakeSession(fakeSignedIn());
  const nav = renderInShell(
    <Guard access="user" location={location}>
      pagina
    </Guard>,
  );
  act(() => setFakeSession(fakeSignedOut));
  expect(nav.visits).toEqual(['/login?redirect=%2Fdashboard%3Fa%3D1&incheiata=1']);
});
