import { join } from 'node:path';
import { Hono } from 'hono';
import type { RemoteRegistry } from '@anunturi/shared-domain/remoteRegistry';
import { answerPage } from './answerPage';
import { answerAtom, answerRss, createSiteMapAnswer } from './answerXml';
import type { EdgeContext, EdgeOptions } from './EdgeContext';
import { createJsonFileReader } from './readJsonFile';
import { robotsTxt, webManifest } from './siteFiles';
import { createSiteReader } from './readSite';
import { securityHeaders } from './securityHeaders';
import { createPageLoader } from './serverBundles';
import { siteIcon } from './siteIcon';
import { IMMUTABLE, sendFile } from './staticFiles';

/** The HTML server: static files of the shell and of every released version, and a page for everything else. */
export function createEdgeApp(options: EdgeOptions): Hono {
  const { shellFolder, releasesFolder, site, siteOrigin, now = () => new Date() } = options;
  const context: EdgeContext = {
    ...options,
    now,
    readRegistry: createJsonFileReader<RemoteRegistry>(options.registryFile, { remotes: {} }),
    readSite: options.readSite ?? createSiteReader(options),
    loadPage: createPageLoader(options),
    readShellFiles: shellFileReader(options),
  };
  const app = new Hono();
  app.use(securityHeaders);
  app.get('/robots.txt', (c) => c.text(robotsTxt(siteOrigin)));
  app.get('/site.webmanifest', (c) => c.json(webManifest(site), 200, { 'content-type': 'application/manifest+json' }));
  app.get('/service-worker.js', async (c) => (await sendFile(c, shellFolder, 'service-worker.js', 'no-cache')) ?? c.notFound());
  app.get('/icon.svg', (c) => c.body(siteIcon, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }));
  app.get('/registry.json', async (c) => c.json(await context.readRegistry(), 200, { 'cache-control': 'no-cache' }));
  app.get('/blog/feed.xml', (c) => answerAtom(c, context));
  app.get('/blog/rss.xml', (c) => answerRss(c, context));
  app.get('/sitemap.xml', createSiteMapAnswer(context));
  app.get('/static/*', async (c) => (await sendFile(c, shellFolder, c.req.path, IMMUTABLE)) ?? c.text('Not found', 404));
  app.get('/remotes/*', async (c) => (await sendFile(c, releasesFolder, c.req.path.slice('/remotes'.length), IMMUTABLE)) ?? c.text('Not found', 404));
  app.get('*', (c) => answerPage(c, context));
  return app;
}

/** Scripts and styles of the shell's newest build. */
function shellFileReader({ shellFolder }: EdgeOptions): () => Promise<string[]> {
  const read = createJsonFileReader(join(shellFolder, 'assets.json'), { entries: { main: [] as string[] } });
  return async () => (await read()).entries.main;
}
