import { Hono } from 'hono';
import { createSiteMapAnswer } from './answerXml';
import type { EdgeOptions } from '../EdgeContext';
import { SITE_MAP_PATH } from './renderSiteMap';
import { readSitePages } from './siteMap';

jest.mock('./siteMap', () => ({ readSitePages: jest.fn() }));

test('those who ask for the map at once wait for the same one, and a failure is not kept', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest
    .mocked(readSitePages)
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue({ pages: [{ path: '/' }], listings: [], posts: [] });
  const options = { siteOrigin: 'https://targ.example' } as EdgeOptions;
  const app = new Hono().get(SITE_MAP_PATH, createSiteMapAnswer(options));
  const askTwice = async () => {
    const answers = await Promise.all([app.request(SITE_MAP_PATH), app.request(SITE_MAP_PATH)]);
    return [...answers.map(({ status }) => status), jest.mocked(readSitePages).mock.calls.length];
  };
  expect(await askTwice()).toEqual([503, 503, 1]);
  expect(await askTwice()).toEqual([200, 200, 2]);
  expect(await askTwice()).toEqual([200, 200, 2]);
  silent.mockRestore();
});
