import { join } from 'node:path';
import { Hono } from 'hono';
import { LICENCES_PATH } from '@anunturi/shared-contract/page/licencesAddress';
import { type ShellFiles, shellFilesSchema } from '@anunturi/shared-contract/page/shellFilesSchema';
import { answerHealth } from './answerHealth';
import { answerEndingWorker } from './endingWorker';
import { createLicencesAnswer } from './answerLicences';
import { answerKeptPage, answerPage, findPage } from './answerPage';
import { answerAtom, answerRss, createSiteMapAnswer, unlessDown } from './answerXml';
import { createBreaker } from './breaker';
import { compressText } from './compressText';
import type { EdgeContext, EdgeOptions } from './EdgeContext';
import { errorLog } from './errorLog';
import { inCanaryGroup } from './canaryGroup';
import { createFileReader } from './createFileReader';
import { createRegistryReader } from './createRegistryReader';
import { limitPages } from './limitPages';
import { createPageCache } from './pageCache';
import { SITE_MAP_PARTS, SITE_MAP_PATH } from './renderSiteMap';
import { robotsTxt, siteIcon, webManifest } from './siteFiles';
import { createStyleReader } from './readInlineStyle';
import { createSiteReader } from './readSite';
import { securityHeaders } from './securityHeaders';
import { createServerBundles } from './serverBundles';
import { IMMUTABLE, serveFiles } from './serveFiles';

/** The HTML server: static files of the shell and of every released version, and a page for everything else. */
export function createEdgeApp(options: EdgeOptions): Hono {
  const { shellFolder, releasesFolder, site, siteOrigin, now = () => new Date() } = options;
  const readShellFiles = createFileReader<ShellFiles>(join(shellFolder, 'assets.json'), {
    parse: (raw) => shellFilesSchema.parse(raw),
    fallback: () => ({ entries: { main: [] }, chunks: {} }),
  });
  const readRegistry = createRegistryReader(options.registryFile);
  const context: EdgeContext = {
    ...options,
    now,
    readRegistry,
    readSite: options.readSite ?? createSiteReader(options),
    bundles: createServerBundles(options, readShellFiles),
    readStyle: createStyleReader(options),
    readShellFiles,
    keepsPages: options.keepsPages ?? !options.development,
    pages: createPageCache({ now: () => now().getTime() }),
  };
  options.onPublicChange?.(() => {
    context.pages.drop();
    context.bundles.forget();
    context.readSite.forget?.();
  });
  const app = new Hono();
  app.use(securityHeaders(siteOrigin));
  app.use(compressText);
  app.get('/robots.txt', (c) => c.text(robotsTxt(siteOrigin)));
  app.get('/site.webmanifest', (c) =>
    c.json(webManifest(site), 200, { 'content-type': 'application/manifest+json' }),
  );
  app.get(
    '/service-worker.js',
    site.keepsOffline === false
      ? answerEndingWorker
      : serveFiles({ folder: shellFolder, cacheControl: 'no-cache' }),
  );
  app.get('/icon.svg', (c) =>
    c.body(siteIcon, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
    }),
  );
  const byGroup = inCanaryGroup(readRegistry.hasCanaries);
  app.get('/registry.json', byGroup, async (c) =>
    c.json(await readLive(context), 200, { 'cache-control': 'no-cache' }),
  );
  const database = unlessDown(createBreaker());
  const siteMapPaths = [SITE_MAP_PATH, SITE_MAP_PARTS];
  for (const path of ['/blog/feed.xml', '/blog/rss.xml', ...siteMapPaths]) app.get(path, database);
  app.get('/blog/feed.xml', (c) => answerAtom(c, context));
  app.get('/blog/rss.xml', (c) => answerRss(c, context));
  const answerSiteMap = createSiteMapAnswer(context);
  for (const path of siteMapPaths) app.get(path, answerSiteMap);
  app.get(LICENCES_PATH, createLicencesAnswer(context));
  app.get('/static/*', serveFiles({ folder: shellFolder, cacheControl: IMMUTABLE }));
  app.route('/', answerHealth(context));
  app.get(
    '/remotes/*',
    serveFiles({
      folder: releasesFolder,
      prefix: '/remotes',
      cacheControl: IMMUTABLE,
      onMissing: async (c) =>
        errorLog.noteMissingFile((await context.readRegistry()).registry, c.req.path),
    }),
  );
  app.get('*', byGroup);
  app.get('*', findPage(context));
  // A page that is kept costs nothing: only those that must be drawn count.
  if (context.keepsPages) app.get('*', answerKeptPage(context));
  if (options.pageLimit) app.get('*', limitPages(options.pageLimit));
  app.get('*', answerPage(context));
  return app;
}

/** What open tabs compare themselves with: the live releases, and the script of the shell. */
async function readLive({ readRegistry, readShellFiles }: EdgeContext) {
  const { main } = (await readShellFiles()).entries;
  const { registry } = await readRegistry();
  return { ...registry, shell: main.find((file) => file.endsWith('.js')) };
}
