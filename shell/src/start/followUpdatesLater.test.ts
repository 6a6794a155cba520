import { sampleGrants } from '@anunturi/shared-contract/registry/sampleGrants';
import { waitFor } from '@testing-library/react';
import { forgetKept } from '../updates/forgetKept';
import { followUpdates } from '../updates/followUpdates';
import { sampleSite } from '../testing/sampleSite';
import { followUpdatesLater } from './followUpdatesLater';

jest.mock('../updates/followUpdates', () => ({ followUpdates: jest.fn() }));
jest.mock('../updates/forgetKept', () => ({ forgetKept: jest.fn() }));
jest.mock('@anunturi/shared-runtime/loading/afterPaint', () => ({ afterPaint: async () => {} }));

const config = {
  site: sampleSite,
  firebase: { projectId: 'demo', apiKey: 'demo', authDomain: 'localhost', storageBucket: 'demo' },
  registry: { remotes: {}, grants: sampleGrants },
  data: {},
  year: 2026,
};
const registration = {};
let register: jest.Mock;
const whenFollowed = () => waitFor(() => expect(followUpdates).toHaveBeenCalled());

beforeEach(() => {
  process.env.NODE_ENV = 'production'; // what is built
  register = jest.fn(async () => registration);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
});
afterEach(() => {
  process.env.NODE_ENV = 'test';
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.clearAllMocks();
});

test('a page that is loaded registers the service worker at its address', async () => {
  followUpdatesLater(config);
  expect(register.mock.calls).toEqual([['/service-worker.js']]);
  dispatchEvent(new Event('keydown')); // it waits for nothing any more
  await whenFollowed();
});

test('the service worker is registered once, and followed when the page begins to be used', async () => {
  followUpdatesLater(config);
  expect(register).toHaveBeenCalledTimes(1);
  expect(followUpdates).not.toHaveBeenCalled();
  for (const sign of ['keydown', 'pointerdown']) dispatchEvent(new Event(sign));
  await whenFollowed();
  const [[, worker]] = jest.mocked(followUpdates).mock.calls as [[unknown, Promise<unknown>]];
  expect(await worker).toBe(registration);
  expect([register, followUpdates].map((each) => jest.mocked(each).mock.calls.length)).toEqual([
    1, 1,
  ]);
});

test('a service worker that cannot be registered is only logged', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  register.mockRejectedValue(new Error('The browser refuses'));
  document.body.innerHTML = '<p>Pagina</p>';
  followUpdatesLater(config);
  dispatchEvent(new Event('keydown'));
  await whenFollowed();
  const [[, worker]] = jest.mocked(followUpdates).mock.calls as [[unknown, Promise<unknown>]];
  expect(await worker).toBeUndefined();
  expect(error).toHaveBeenCalledTimes(1);
  expect(document.body.innerHTML).toBe('<p>Pagina</p>');
  error.mockRestore();
});

test('a site that keeps nothing on devices registers none, and ends the one there is', async () => {
  followUpdatesLater({ ...config, site: { ...sampleSite, keepsOffline: false } });
  dispatchEvent(new Event('keydown'));
  await whenFollowed();
  expect(register).not.toHaveBeenCalled();
  expect(forgetKept).toHaveBeenCalledTimes(1);
});
