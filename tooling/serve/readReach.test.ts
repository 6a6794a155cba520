import { readReach } from './readReach';

const open = { HOST: '0.0.0.0' };

test.each([
  [
    'a laptop',
    {},
    { hostname: '127.0.0.1', isHere: true, hasDemoAccounts: true, isOutboxHidden: false },
  ],
  [
    'a host opened to others',
    open,
    { ownHost: '127.0.0.1', isHere: false, hasDemoAccounts: false, isOutboxHidden: true },
  ],
  ['a host opened by one of its addresses', { HOST: '192.168.1.5' }, { ownHost: '192.168.1.5' }],
  ['an address of IPv6', { HOST: 'fd00::5' }, { hostname: 'fd00::5', ownHost: '[fd00::5]' }],
  [
    'this machine by IPv6, in brackets',
    { HOST: '[::1]', SITE_ORIGIN: 'http://[::1]:8080' },
    { hostname: '::1', ownHost: '[::1]', isHere: true, hasDemoAccounts: true },
  ],
  [
    'a proxy in front that opens it to others',
    { SITE_ORIGIN: 'https://proba.example' },
    { isHere: true, hasDemoAccounts: false, isOutboxHidden: true },
  ],
  [
    'another port of this machine',
    { SITE_ORIGIN: 'http://localhost:8080' },
    { isHere: true, hasDemoAccounts: true },
  ],
  [
    'an open demonstration that was asked for',
    { ...open, DEMO_ACCOUNTS: '1' },
    { hostname: '0.0.0.0', hasDemoAccounts: true, isOutboxHidden: false },
  ],
  [
    'production, whatever is asked',
    { NODE_ENV: 'production', DEMO_ACCOUNTS: '1' },
    { hasDemoAccounts: false, isOutboxHidden: true },
  ],
])('%s', (_what, environment, reach) => {
  expect(readReach(environment)).toMatchObject(reach);
});

test('the site is where it says, or else where it listens; an origin left empty says nothing', () => {
  const origin = (environment: Record<string, string>) => readReach(environment).originAt(3000);
  expect(origin({ SITE_ORIGIN: 'https://proba.example' })).toBe('https://proba.example');
  expect(origin({ SITE_ORIGIN: '' })).toBe('http://localhost:3000');
  expect(origin({ HOST: '[::1]', SITE_ORIGIN: '' })).toBe('http://[::1]:3000');
});
