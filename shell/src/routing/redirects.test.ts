import { fakeSignedIn, fakeSignedOut } from '@anunturi/shared-auth/fakeSession';
import type { Session } from '@anunturi/shared-auth/session';
import { landingFor, loginPathFor } from './redirects';

const at = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'http://site.test');
  return { pathname, search, hash };
};

test('the sign-in page is told the whole path that was asked for', () => {
  expect(loginPathFor(at('/mesaje-primite?conversatie=1'))).toBe(
    '/login?redirect=%2Fmesaje-primite%3Fconversatie%3D1',
  );
});

test('a visitor stays where they are', () => {
  expect(landingFor(fakeSignedOut, at('/'))).toBeNull();
});

test.each(['/', '/login'])(
  'a user on %s goes to the dashboard and an administrator to the admin screen',
  (path) => {
    expect(landingFor(fakeSignedIn('user'), at(path))).toBe('/dashboard');
    expect(landingFor(fakeSignedIn('admin'), at(path))).toBe('/admin');
  },
);

test('the role that the token claims decides at once where somebody goes', () => {
  const claimed = { ...fakeSignedIn('admin'), isRoleUnchecked: true } as Session;
  expect(landingFor(claimed, at('/'))).toBe('/admin');
});

test('after signing in the asked-for place wins', () => {
  expect(landingFor(fakeSignedIn(), at('/login?redirect=%2Fedit-anunt%2F1%3Fx%3D2'))).toBe(
    '/edit-anunt/1?x=2',
  );
});

test.each([
  'https://rau.example/',
  '//rau.example',
  '/\\rau.example',
  'javascript:alert(1)',
  '/login',
])('the target %s is not followed', (target) => {
  expect(landingFor(fakeSignedIn(), at(`/login?redirect=${encodeURIComponent(target)}`))).toBe(
    '/dashboard',
  );
});

test('the link of an e-mail works for someone who is signed in', () => {
  expect(landingFor(fakeSignedIn(), at('/login?mode=verifyEmail&oobCode=abc'))).toBeNull();
});

test('an administrator who has yet to set up the second step is led there, and the link of an e-mail still works', () => {
  const lacking = { ...fakeSignedIn('user'), lacksSecondFactor: true } as Session;
  for (const path of ['/', '/login', '/register'])
    expect(landingFor(lacking, at(path))).toBe('/al-doilea-pas?redirect=%2Fadmin');
  expect(landingFor(lacking, at('/login?mode=verifyEmail&oobCode=abc'))).toBeNull();
});
