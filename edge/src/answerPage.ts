import { matchRoute } from '@anunturi/shared-domain/site/routePattern';
import type { RemoteRelease, RouteData } from '@anunturi/shared-domain/site/remoteRegistry';
import type { Context } from 'hono';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import type { EdgeContext } from './EdgeContext';
import type { Head, PageConfig, PageData } from './pageData';
import { pageFiles } from './pageFiles';
import { readVisitor } from './readVisitor';
import { renderPage } from './renderPage';
import { shellPages } from './shellPages';

type RemoteRoute = RouteData & { release: RemoteRelease };

/** The document for a path: status, head, first data, hints and policy by the route that the path leads to. */
export async function answerPage(c: Context, edge: EdgeContext): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const registry = await edge.readRegistry();
  const own = matchRoute(shellPages, pathname);
  const routes: RemoteRoute[] = Object.values(registry.remotes).flatMap((release) =>
    release.routes.map((route) => ({ ...route, release })),
  );
  const found = own ? null : matchRoute(routes, pathname);
  const request = found && { screen: found.route.screen, params: found.params, pathname, search };
  const page: PageData | null =
    request && found.route.access === 'public'
      ? await edge.bundles.load(found.route.release, request)
      : null;
  if (page?.redirect) {
    c.header('cache-control', 'no-cache'); // an address may come back to where it was
    return c.redirect(page.redirect, 301);
  }
  const exists = Boolean(own) || Boolean(found);
  const head: Head =
    page?.head ??
    own?.route.head ??
    (found
      ? { title: found.route.title, noindex: found.route.access !== 'public' }
      : { title: 'Pagină negăsită', noindex: true });
  const visitor = readVisitor(c.req.header('cookie'));
  const config: PageConfig = {
    site: await edge.readSite(),
    firebase: edge.firebase,
    registry,
    data: page?.data ?? {},
    year: (edge.now?.() ?? new Date()).getFullYear(),
    ...(visitor.cookieAccepted ? { cookieAccepted: true } : {}),
  };
  const release = found?.route.release;
  const remote = release && request ? { release, request } : undefined;
  // A server draws what is the same for everybody: not for those who are signed in, nor what could not be read.
  const isDrawn =
    !edge.development &&
    !visitor.isSignedIn &&
    (remote ? page !== null : !own || own.route.drawn !== undefined);
  const markup = isDrawn ? await edge.bundles.draw(config, { pathname, search }, remote) : null;
  const files = await pageFiles({
    readStyle: edge.readStyle,
    shell: await edge.readShellFiles(),
    shellUrl: edge.shellUrl ?? '/',
    siteOrigin: edge.siteOrigin,
    release,
    screen: found?.route.screen ?? own?.route.drawn,
    isDrawn: markup !== null,
  });
  const html = renderPage({
    config,
    head,
    canonical: edge.siteOrigin + (head.canonicalPath ?? pathname),
    ...files,
    markup,
    theme: visitor.theme,
  });
  const remoteOrigins = [
    ...new Set(
      [edge.shellUrl ?? '/', ...Object.values(registry.remotes).map(({ url }) => url)].map(
        (url) => new URL(url, edge.siteOrigin).origin,
      ),
    ),
  ].filter((origin) => origin !== edge.siteOrigin);
  return c.html(html, exists ? (page?.status ?? 200) : 404, {
    'content-security-policy': contentSecurityPolicy({
      firebase: edge.firebase,
      remoteOrigins,
      styleHashes: files.styles.flatMap(({ inline }) => inline?.hash ?? []),
      development: edge.development,
    }),
    'cache-control': 'private, no-cache', // what comes depends on the cookie: for no cache in between
    vary: 'Cookie',
  });
}
