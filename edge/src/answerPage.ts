import { matchRoute } from '@anunturi/shared-domain/routePattern';
import type { RemoteRelease, RouteData } from '@anunturi/shared-domain/remoteRegistry';
import type { Context } from 'hono';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import type { EdgeContext } from './EdgeContext';
import type { Head, PageData } from './pageData';
import { renderPage } from './renderPage';
import { shellPages } from './shellPages';

type RemoteRoute = RouteData & { release: RemoteRelease };

/** The document for a path: status, head, first data, hints and policy by the route that the path leads to. */
export async function answerPage(c: Context, edge: EdgeContext): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const registry = await edge.readRegistry();
  const own = matchRoute(shellPages, pathname);
  const routes: RemoteRoute[] = Object.values(registry.remotes).flatMap((release) => release.routes.map((route) => ({ ...route, release })));
  const found = own ? null : matchRoute(routes, pathname);
  const page: PageData | null = found && found.route.access === 'public' ? await edge.loadPage(found.route.release, { screen: found.route.screen, params: found.params, pathname, search }) : null;
  if (page?.redirect) {
    c.header('cache-control', 'no-cache'); // an address may come back to where it was
    return c.redirect(page.redirect, 301);
  }
  const exists = Boolean(own) || Boolean(found);
  const head: Head = page?.head ?? own?.route.head ?? (found ? { title: found.route.title, noindex: found.route.access !== 'public' } : { title: 'Pagină negăsită', noindex: true });
  const release = found?.route.release;
  const shellFiles = (await edge.readShellFiles()).map(absolute(edge.shellUrl ?? '/'));
  const html = renderPage({
    config: { site: await edge.readSite(), firebase: edge.firebase, registry, data: page?.data ?? {}, year: (edge.now?.() ?? new Date()).getFullYear() },
    head,
    canonical: edge.siteOrigin + (head.canonicalPath ?? pathname),
    styles: shellFiles.filter((file) => file.endsWith('.css')),
    scripts: shellFiles.filter((file) => file.endsWith('.js')),
    preloads: release ? hintsFor(release, found.route.screen) : [],
  });
  const remoteOrigins = [...new Set([edge.shellUrl ?? '/', ...Object.values(registry.remotes).map(({ url }) => url)].map((url) => new URL(url, edge.siteOrigin).origin))].filter((origin) => origin !== edge.siteOrigin);
  return c.html(html, exists ? (page?.status ?? 200) : 404, {
    'content-security-policy': contentSecurityPolicy({ firebase: edge.firebase, remoteOrigins, development: edge.development }),
    'cache-control': 'no-cache',
  });
}

/** The remote's entry, its lifecycles and the files of the one screen that is asked for. */
function hintsFor(release: RemoteRelease, screen: string) {
  const files = [release.entry, ...release.files.lifecycles, ...(release.files.screens[screen] ?? [])];
  return [...new Set(files)].map((file) => ({ href: absolute(release.url)(file), integrity: file === release.entry ? release.integrity : undefined }));
}

const absolute = (base: string) => (file: string) => (/^https?:/.test(file) ? file : base + file.replace(/^\//, ''));
