import { findDestination } from '@anunturi/shared-contract/navigation/routeTable';
import type { PageConfig } from '@anunturi/shared-contract/page/pageConfigSchema';
import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';
import type { Context } from 'hono';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import type { EdgeContext } from './EdgeContext';
import { pageFiles } from './pageFiles';
import { pageOf } from './pageOf';
import { readHintCookie } from './readHintCookie';
import { renderPage } from './renderPage';
import { shellPageHeads } from './shellPageHeads';

/** When a remote that is missing may be back. */
const RETRY_AFTER_S = 60;

/** The document for a path: status, head, first data, hints and policy by the route that the path leads to. */
export async function answerPage(c: Context, edge: EdgeContext): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const { registry, table } = await edge.readRegistry();
  const destination = findDestination(table, pathname);
  const remote = destination.kind === 'remote' ? destination : undefined;
  const request = remote && {
    screen: remote.route.screen,
    params: remote.params,
    pathname,
    search,
  };
  const data =
    remote && request && remote.route.access === 'public'
      ? await edge.bundles.load(remote.release, request)
      : null;
  if (data?.redirect) {
    c.header('cache-control', 'no-cache'); // an address may come back to where it was
    return c.redirect(data.redirect, 301);
  }
  const { status, head, isRenderable } = pageOf(destination, data);
  const visitor = readHintCookie(c.req.header('cookie'));
  const config: PageConfig = {
    site: await edge.readSite(),
    firebase: edge.firebase,
    registry,
    data: data?.data ?? {},
    year: (edge.now?.() ?? new Date()).getFullYear(),
    ...(visitor.cookieAccepted ? { cookieAccepted: true } : {}),
  };
  // A server renders what is the same for everybody: not for those who are signed in, nor what could not be read.
  const markup =
    !edge.development && !visitor.isSignedIn && isRenderable
      ? await edge.bundles.render(
          config,
          { pathname, search },
          remote && request && { release: remote.release, request },
        )
      : null;
  const shellScreen =
    destination.kind === 'shell' && shellPageHeads[destination.screen].rendered
      ? destination.screen
      : undefined;
  const files = await pageFiles({
    readStyle: edge.readStyle,
    shell: await edge.readShellFiles(),
    shellUrl: edge.shellUrl ?? '/',
    siteOrigin: edge.siteOrigin,
    release: remote?.release,
    screen: remote?.route.screen ?? shellScreen,
    isRendered: markup !== null,
  });
  const html = renderPage({
    config,
    head,
    canonical: edge.siteOrigin + (head.canonicalPath ?? pathname),
    ...files,
    markup,
    theme: visitor.theme,
  });
  return c.html(html, status, {
    'content-security-policy': contentSecurityPolicy({
      firebase: edge.firebase,
      remoteOrigins: otherOrigins(edge, registry),
      styleHashes: files.styles.flatMap(({ inline }) => inline?.hash ?? []),
      development: edge.development,
    }),
    'cache-control': 'private, no-cache', // what comes depends on the cookie: for no cache in between
    vary: 'Cookie',
    ...(status === 503 ? { 'retry-after': String(RETRY_AFTER_S) } : {}),
  });
}

/** Where scripts come from beside this site: the shell's dev server, and remotes that have a granted route. */
function otherOrigins({ shellUrl = '/', siteOrigin }: EdgeContext, { remotes }: RemoteRegistry) {
  const urls = [shellUrl, ...Object.values(remotes).map(({ url }) => url)];
  const origins = new Set(urls.map((url) => new URL(url, siteOrigin).origin));
  origins.delete(siteOrigin);
  return [...origins];
}
