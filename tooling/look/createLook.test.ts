import { folderTarget } from '../release/folderTarget';
import { createLook } from './createLook';
import { findChromium } from './findChromium';

jest.mock('./findChromium');

test('where there is no browser that is said at once, with the way around it', () => {
  jest.mocked(findChromium).mockReturnValue(undefined);
  expect(() => createLook()).toThrow(/^There is no Chromium .+ --no-look\.$/);
});

test('a remote that nobody can see yet, for want of a shell, is not looked at', async () => {
  jest.mocked(findChromium).mockReturnValue('/usr/bin/chromium');
  const said: string[] = [];
  const look = createLook((line) => said.push(line));
  await look('blog', { remotes: {}, grants: {} }, folderTarget('/nowhere'));
  expect(said).toEqual(['blog is not looked at: /nowhere has no shell yet.']);
});
