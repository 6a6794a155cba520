import { join } from 'node:path';
import { Hono } from 'hono';
import { LICENCES_PATH } from '@anunturi/shared-contract/page/licencesAddress';
import { type ShellFiles, shellFilesSchema } from '@anunturi/shared-contract/page/shellFilesSchema';
import { answerHealth } from './health/answerHealth';
import { answerEndingWorker } from './files/endingWorker';
import { createLicencesAnswer } from './files/answerLicences';
import { answerKeptPage, answerPage, findPage } from './pages/answerPage';
import {
  createFeedAnswer,
  createSiteMapAnswer,
  FEED_PATHS,
  unlessDown,
} from './discovery/answerXml';
import { createBreaker } from './bundles/breaker';
import { compressText } from './pages/compressText';
import type { EdgeContext, EdgeOptions } from './EdgeContext';
import { errorLog } from './health/errorLog';
import { inCanaryGroup } from './pages/canaryGroup';
import { createFileReader } from './registry/createFileReader';
import { createRegistryReader } from './registry/createRegistryReader';
import { proveShell } from './registry/proveShell';
import { overrideOf, takeOverride } from './override/Override';
import { withOverride } from './override/withOverride';
import { createRefusedPages } from './pages/createRefusedPages';
import { limitPages } from './pages/limitPages';
import { createPageCache } from './pages/pageCache';
import { createPagePacker } from './pages/createPagePacker';
import { SITE_MAP_PARTS, SITE_MAP_PATH } from './discovery/renderSiteMap';
import { answerOfficialForms } from './files/officialForms';
import { securityText } from './files/securityText';
import { robotsTxt, siteIcon, webManifest } from './files/siteFiles';
import { createShellHashReader } from './rendering/createShellHashReader';
import { createHashReader } from './rendering/readHashes';
import { createStyleReader } from './rendering/readInlineStyle';
import { leadToOrigin } from './split/leadToOrigin';
import { createSiteReader } from './firestore/readSite';
import { securityHeaders } from './files/securityHeaders';
import { answerTelemetry } from './telemetry/answerTelemetry';
import { createVisitTokens } from './telemetry/visitTokens';
import { createServerBundles } from './bundles/serverBundles';
import { IMMUTABLE, serveFiles } from './files/serveFiles';

/** The HTML server: static files of the shell and of every released version, and a page for everything else. */
export function createEdgeApp(options: EdgeOptions): Hono {
  const { shellFolder, releasesFolder, site, siteOrigin, now = () => new Date() } = options;
  const readRegistry = createRegistryReader(options.registryFile, {
    ...options,
    county: site.county.code,
  });
  const readShellFiles = createFileReader<ShellFiles>(join(shellFolder, 'assets.json'), {
    async parse(raw) {
      if (options.platformKeys)
        await proveShell(raw, { shellFolder, shell: (await readRegistry()).shell });
      return shellFilesSchema.parse(raw);
    },
    fallback: () => ({ entries: { main: [] }, chunks: {} }),
  });
  const { keeps = options.development ? 'nothing' : 'pages' } = options;
  const pack = createPagePacker({ keepsSame: keeps !== 'nothing' });
  const context: EdgeContext = {
    ...options,
    now,
    readRegistry,
    readSite: options.readSite ?? createSiteReader(options),
    bundles: createServerBundles({ ...options, keepsMarkup: keeps !== 'nothing' }, readShellFiles),
    readStyle: createStyleReader(options),
    readHashes: createHashReader(options),
    readShellHashes: createShellHashReader(options),
    readShellFiles,
    keeps,
    pack,
    pages: createPageCache({ now: options.elapsedMs, pack }),
    visits: createVisitTokens({ secret: options.telemetry?.secret, now }),
  };
  const answerFeed = createFeedAnswer(context);
  options.onPublicChange?.(() => {
    answerFeed.forget();
    context.pages.drop();
    context.bundles.forget();
    context.readSite.forget?.();
  });
  const app = new Hono();
  app.use(securityHeaders(siteOrigin, { hasSubdomains: options.hstsSubdomains }));
  app.use(compressText);
  if (options.split?.serves === 'admin') app.get('*', leadToOrigin(options.split, context));
  app.get('/robots.txt', (c) => c.text(robotsTxt(siteOrigin)));
  app.get('/.well-known/security.txt', (c) => c.text(securityText(siteOrigin, site, new Date())));
  app.get('/site.webmanifest', (c) =>
    c.json(webManifest(site), 200, { 'content-type': 'application/manifest+json' }),
  );
  app.get(
    '/service-worker.js',
    site.keepsOffline === false
      ? answerEndingWorker
      : serveFiles({ folder: shellFolder, cacheControl: 'no-cache' }),
  );
  app.get('/formulare/*', answerOfficialForms(site.officialForms, options.siteFolder));
  app.get('/icon.svg', (c) =>
    c.body(siteIcon, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
    }),
  );
  const byGroup = (gives: boolean) => inCanaryGroup(readRegistry.forGroups, { siteOrigin, gives });
  // A tab compares this with its page: another group than the page's would name other releases.
  app.get('/registry.json', byGroup(false), async (c) => {
    const override = await overrideOf(c, context);
    const cacheControl = override ? 'private, no-store' : 'no-cache';
    return c.json(await readLive(withOverride(context, override)), 200, {
      'cache-control': cacheControl,
    });
  });
  const place = options.telemetry?.shared;
  const onRefused = place && createRefusedPages({ place }).note;
  const limit = options.pageLimit && limitPages({ ...options.pageLimit, onRefused });
  const database = unlessDown(createBreaker());
  const siteMapPaths = [SITE_MAP_PATH, SITE_MAP_PARTS];
  for (const path of [...FEED_PATHS, ...siteMapPaths]) {
    if (limit) app.get(path, limit);
    app.get(path, database);
  }
  for (const path of FEED_PATHS) app.get(path, answerFeed);
  const answerSiteMap = createSiteMapAnswer(context);
  for (const path of siteMapPaths) app.get(path, answerSiteMap);
  app.get(LICENCES_PATH, createLicencesAnswer(context));
  app.get('/static/*', serveFiles({ folder: shellFolder, cacheControl: IMMUTABLE }));
  app.route('/', answerHealth(context));
  app.route('/', answerTelemetry(context));
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
  if (options.split?.serves === 'public') app.get('*', leadToOrigin(options.split, context));
  app.get('*', takeOverride(context));
  app.get('*', byGroup(true));
  app.get('*', findPage(context));
  // A page that is kept costs nothing: only those that must be rendered count.
  if (keeps === 'pages') app.get('*', answerKeptPage(context));
  if (limit) app.get('*', limit);
  app.get('*', answerPage(context));
  return app;
}

/** What open tabs compare themselves with: the live releases, and the script of the shell. */
async function readLive({ readRegistry, readShellFiles }: EdgeContext) {
  const { main } = (await readShellFiles()).entries;
  const { registry } = await readRegistry();
  return { ...registry, shell: main.find((file) => file.endsWith('.js')) };
}
