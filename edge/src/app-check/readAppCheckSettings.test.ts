import { contentSecurityPolicy } from '../files/contentSecurityPolicy';
import { readAppCheckSettings } from './readAppCheckSettings';

const firebase = {
  projectId: 'market',
  apiKey: 'key',
  authDomain: 'market.firebaseapp.com',
  storageBucket: 'market.appspot.com',
  appId: '1:123456789012:web:abc',
};
const both = { APP_CHECK_SITE_KEY: 'site-key', APP_CHECK_SERVER_TOKEN: 'secret' };
const policyOf = (seen: typeof firebase) =>
  contentSecurityPolicy({ firebase: seen, remoteOrigins: [] });

test('App Check is off unless it is set: pages are told nothing and load nothing of it', () => {
  expect(readAppCheckSettings({}, firebase)).toEqual({ firebase });
  expect(policyOf(firebase)).not.toMatch(/recaptcha|appcheck/);
});

test('pages are told the key of reCAPTCHA and may load it; the secret of servers is in no page', () => {
  const { firebase: seen, readAppCheckToken } = readAppCheckSettings(both, firebase);
  expect(seen).toEqual({ ...firebase, appCheck: { siteKey: 'site-key' } });
  expect(readAppCheckToken).toBeDefined();
  const policy = policyOf(seen as typeof firebase);
  expect(policy).toMatch(
    /script-src [^;]*https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\//,
  );
  expect(policy).toMatch(/connect-src [^;]*https:\/\/content-firebaseappcheck\.googleapis\.com/);
  expect(policy).toMatch(/frame-src [^;]*https:\/\/www\.google\.com\/recaptcha\//);
});

test.each([
  ['without the secret of servers', { APP_CHECK_SITE_KEY: 'site-key' }, firebase],
  ['without the key', { APP_CHECK_SERVER_TOKEN: 'secret' }, firebase],
  ['without the app', both, { ...firebase, appId: undefined }],
])('a server that is set %s does not start', (_what, settings, config) => {
  expect(() => readAppCheckSettings(settings, config)).toThrow('App Check is only half set.');
});
