import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageConfig } from '@anunturi/shared-contract/page/pageConfigSchema';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import type { PageRequest } from '@anunturi/shared-contract/page/ServerBundle';
import { createServerBundles, fillFrame } from '../bundles/serverBundles';
import { endBundleProcesses } from '../bundles/startBundleProcess';

afterAll(endBundleProcesses);

type Place = Pick<PageRequest, 'pathname' | 'search'>;
type Asked = Parameters<ReturnType<typeof createServerBundles>['renderRemote']>;

const firebase = {
  projectId: 'demo',
  apiKey: 'demo',
  authDomain: 'localhost',
  storageBucket: 'demo',
};

/** A page of the blog, and what its shell is given. */
export const request = { screen: 'blog', params: {}, pathname: '/blog', search: '' };
export const config = { data: { posts: [1] } } as never;
/** Source of a bundle that loads and renders. */
export const sound = `exports.load = async () => ({ data: { posts: [1] } }); exports.render = async ({ screen }, { posts }) => screen + posts.length;`;

/** A folder of server bundles that a test writes, with a shell that puts `main` around what the remote rendered. */
export function testBundles() {
  const folder = mkdtempSync(join(tmpdir(), 'bundles-'));
  writeFileSync(
    join(folder, 'shell.cjs'),
    `exports.render = async ({ pathname, remoteMarkup }) => '<main>' + (remoteMarkup ?? pathname) + '</main>';`,
  );
  return {
    folder,
    open: (options?: OpenOptions) => open(folder, options),
    release: (version: string, source?: string) => release(folder, version, source),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

type OpenOptions = { limitMs?: number; memoryMb?: number; shell?: string };

function open(folder: string, { shell = 'shell.cjs', ...limits }: OpenOptions = {}) {
  const files = { entries: { main: [] }, chunks: {}, server: shell };
  const bundles = createServerBundles(
    {
      shellFolder: folder,
      releasesFolder: folder,
      firebase,
      siteOrigin: 'http://localhost',
      limitMs: 400,
      ...limits,
    },
    async () => files,
  );
  return {
    /** The page with what the remote has rendered of it, as `renderPage` puts them together. */
    async render(config: PageConfig, place: Place, remote?: Asked[0], asker?: Asked[1]) {
      const [frame, inner] = await Promise.all([
        bundles.renderFrame(config, { ...place, shell: files, stamp: '' }, remote, asker),
        remote ? bundles.renderRemote(remote, asker).then((rendered) => rendered?.markup) : '',
      ]);
      return frame === null || inner === undefined ? null : fillFrame(frame, inner);
    },
    forget: bundles.forget,
    /** What `load` says, with its data. */
    async load(release: RemoteRelease, request: PageRequest, asker?: Asked[1]) {
      const rendered = await bundles.renderRemote({ release, request }, asker);
      return rendered && { ...rendered.page, data: JSON.parse(rendered.dataJson) };
    },
  };
}

/** A release of the blog; without a source its server bundle is not there. */
function release(folder: string, version: string, source?: string): RemoteRelease {
  mkdirSync(join(folder, 'blog', version), { recursive: true });
  if (source !== undefined)
    writeFileSync(
      join(folder, 'blog', version, 'server.cjs'),
      `exports.configure = () => {}; ${source}`,
    );
  return {
    name: 'blog',
    version,
    url: `/remotes/blog/${version}/`,
    entry: 'remoteEntry.js',
    integrity: 'sha384-entry',
    manifestIntegrity: 'sha384-list',
    routes: [],
    files: { lifecycles: [], screens: {} },
    server: 'server.cjs',
  };
}
