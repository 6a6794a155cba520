import { sampleSite } from '../testing/sampleSite';
import { followUpdatesLater } from './followUpdatesLater';

const config = {
  site: sampleSite,
  firebase: { projectId: 'demo', apiKey: 'demo', authDomain: 'localhost', storageBucket: 'demo' },
  registry: { remotes: {}, grants: {} },
  data: {},
  year: 2026,
};
const register = jest.fn();
const { NODE_ENV } = process.env;

beforeEach(() => {
  process.env.NODE_ENV = 'production';
  Object.assign(navigator, { serviceWorker: { register } });
});
afterEach(() => {
  process.env.NODE_ENV = NODE_ENV;
  Reflect.deleteProperty(navigator, 'serviceWorker');
  register.mockReset();
});

test('a page that is loaded registers the service worker at its address', () => {
  register.mockResolvedValue({});
  followUpdatesLater(config);
  expect(register.mock.calls).toEqual([['/service-worker.js']]);
});

test('a service worker that cannot be registered is only logged', async () => {
  const failure = new Error('no worker');
  const error = jest.spyOn(console, 'error').mockImplementation();
  register.mockRejectedValue(failure);
  document.body.innerHTML = '<p>Pagina</p>';
  followUpdatesLater(config);
  await Promise.resolve();
  expect(error.mock.calls).toEqual([[failure]]);
  expect(document.body.innerHTML).toBe('<p>Pagina</p>');
  error.mockRestore();
});
