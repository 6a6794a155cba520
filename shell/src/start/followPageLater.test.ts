import { loadingLimits } from '@anunturi/shared-contract/page/loadingLimits';
import { sampleGrants } from '@anunturi/shared-contract/registry/sampleGrants';
import { followPage } from '../telemetry/followPage';
import { sampleSite } from '../testing/sampleSite';
import { followPageLater } from './followPageLater';

jest.mock('../telemetry/followPage', () => ({ followPage: jest.fn() }));

const config = {
  site: sampleSite,
  firebase: { projectId: 'demo', apiKey: 'demo', authDomain: 'localhost', storageBucket: 'demo' },
  registry: { remotes: {}, grants: sampleGrants },
  data: {},
  year: 2026,
};

let readyState: jest.SpyInstance;
beforeEach(() => {
  process.env.NODE_ENV = 'production'; // what is built
  jest.useFakeTimers();
  readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
});
afterEach(() => {
  process.env.NODE_ENV = 'test';
  jest.useRealTimers();
  readyState.mockRestore();
  jest.mocked(followPage).mockClear();
});

test('a page is followed when it is loaded, once', async () => {
  followPageLater(config);
  await jest.advanceTimersByTimeAsync(loadingLimits.slowAfterMs - 1);
  expect(followPage).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(loadingLimits.slowAfterMs);
  expect(followPage).toHaveBeenCalledTimes(1);
});

test('a page that something keeps from loading is followed when it has taken long, once', async () => {
  followPageLater(config);
  await jest.advanceTimersByTimeAsync(loadingLimits.slowAfterMs + 1);
  expect(followPage).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(followPage).toHaveBeenCalledTimes(1);
});
