import { PAGE_CONFIG_ID } from '@anunturi/shared-contract/page/readPageConfig';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { readFromServer } from './readFromServer';
import { readHealth } from './readHealth';

jest.mock('./readFromServer');

const registryOf = (version: string) => ({
  remotes: { blog: sampleRelease('blog', [], { version, url: `/remotes/blog/${version}/` }) },
  grants: {},
});
let asked: string[];
beforeEach(() => {
  asked = [];
  globalThis.fetch = jest.fn(async (input) => {
    asked.push(new URL(String(input)).pathname);
    return { ok: true } as Response;
  });
  const config = JSON.stringify({ registry: registryOf('1.0.0-taken-back') });
  document.body.innerHTML = `<script type="application/json" id="${PAGE_CONFIG_ID}">${config}</script>`;
});

test('in a tab that was open before a roll back the live version is shown and asked, not the one that was taken back', async () => {
  jest
    .mocked(readFromServer)
    .mockImplementation(async (path) =>
      path === '/registry.json' ? (registryOf('1.0.0-live') as never) : null,
    );
  expect((await readHealth()).parts).toMatchObject([{ name: 'blog', version: '1.0.0-live' }]);
  expect(asked).toEqual(['/remotes/blog/1.0.0-live/remoteEntry.js']);
});

test('where no server says what is live, the page does', async () => {
  jest.mocked(readFromServer).mockResolvedValue(null);
  expect((await readHealth()).parts).toMatchObject([{ version: '1.0.0-taken-back' }]);
});
