import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { saySignedIn } from './saySignedIn';

afterEach(() => {
  document.cookie = '__session=; Max-Age=0';
  setFakeSession(fakeSignedOut);
});

test('while a canary asks, the cookie says that somebody is signed in and no more, beside the group; and no longer once they are not', () => {
  document.cookie = '__session=g42';
  setFakeSession(fakeSignedIn());
  saySignedIn(true);
  expect(document.cookie).toBe('__session=g42.s');
  setFakeSession(fakeSignedOut);
  expect(document.cookie).toBe('__session=g42');
});

test('where no canary asks nothing is said, and what was said is forgotten', () => {
  setFakeSession(fakeSignedIn());
  saySignedIn(false);
  expect(document.cookie).toBe('');
  document.cookie = '__session=s';
  saySignedIn(false);
  expect(document.cookie).toBe('');
});

test('an override, which ends with the browser, is left as it is', () => {
  document.cookie = '__session=o626c6f67';
  setFakeSession(fakeSignedIn());
  saySignedIn(true);
  expect(document.cookie).toBe('__session=o626c6f67');
});
