import { findDestination } from '@anunturi/shared-contract/navigation/routeTable';
import type { PageConfig } from '@anunturi/shared-contract/page/pageConfigSchema';
import type { ShellFiles } from '@anunturi/shared-contract/page/shellFilesSchema';
import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';
import { contentSecurityPolicy } from '../files/contentSecurityPolicy';
import { fillFrame } from '../bundles/serverBundles';
import type { RenderedPage } from './RenderedPage';
import type { EdgeContext } from '../EdgeContext';
import type { LiveRegistry } from '../registry/LiveRegistry';
import { type PageFiles, pageFiles } from './pageFiles';
import { pageOf } from './pageOf';
import { renderDocument } from './renderDocument';

/** A visitor waits no longer than two seconds; what is not rendered by then the browser renders, or the last good page is sent. */
const RENDER_LIMIT_MS = 1800;
/** When a remote that is missing may be back. */
const RETRY_AFTER_S = 60;

/** Where a page is, and what was live when it was asked for: all of it is of that moment, as the page cache's key says. */
type AskedPage = { pathname: string; search: string; live: LiveRegistry; shell: ShellFiles };

/** The document for a path: status, head, first data, hints and policy by the route that the path leads to; the same for everybody. */
export async function renderPage(
  edge: EdgeContext,
  { pathname, search, live, shell }: AskedPage,
): Promise<RenderedPage> {
  const untilMs = performance.now() + (edge.renderLimitMs ?? RENDER_LIMIT_MS);
  const site = edge.readSite(); // asked for beside the data
  const { registry, table } = live;
  const shellRelease = live.shell?.release;
  const destination = findDestination(table, pathname);
  const remote = destination.kind === 'remote' ? destination : undefined;
  const request = remote && {
    screen: remote.route.screen,
    params: remote.params,
    pathname,
    search,
  };
  const isPublic = remote?.route.access === 'public';
  const publicPage = isPublic && request ? { release: remote.release, request } : undefined;
  const readConfig = async (): Promise<Omit<PageConfig, 'data'>> => ({
    site: await site,
    firebase: edge.firebase,
    registry,
    year: (edge.now?.() ?? new Date()).getFullYear(),
    ...(shellRelease !== undefined && { shellRelease }),
    ...(live.asksSignedIn && { asksSignedIn: true }),
    ...(edge.split && { isSplit: true }),
  });
  const renderFrame = async () =>
    edge.bundles.renderFrame(
      await readConfig(),
      { pathname, search, shell, stamp: live.stamp },
      publicPage,
      { untilMs },
    );
  // Beside the data: the frame shows none of it.
  const early = remote?.release.server && !edge.development ? renderFrame() : undefined;
  early?.catch(() => undefined); // told when it is waited for
  let isWhole = true;
  const rendered = publicPage
    ? await edge.bundles.renderRemote(publicPage, {
        untilMs,
        isRendered: !edge.development,
        onFailure: () => (isWhole = false),
      })
    : null;
  if (rendered?.page.redirect) return toRedirect(rendered.page.redirect);
  const { head, isRenderable, ...found } = pageOf(destination, rendered?.page ?? null);
  const isRendered = isRenderable && !edge.development;
  const [frame, inner] = isRendered
    ? await Promise.all([early ?? renderFrame(), publicPage ? rendered?.markup : ''])
    : [null, undefined];
  const hasMarkup = frame !== null && inner !== undefined;
  // Nobody may take a page without its content for the page, whether data, markup or frame did not come or came too late: browsers
  // go on by themselves, all others come again.
  const hasContent = isWhole && !(isPublic && isRendered && frame === null);
  const status = hasContent ? found.status : 503;
  const shellScreen = destination.kind === 'shell' ? destination.screen : undefined;
  const files = await pageFiles({
    readStyle: edge.readStyle,
    readHashes: edge.readHashes,
    shell,
    shellHashes: await edge.readShellHashes(shellRelease),
    shellUrl: edge.shellUrl ?? '/',
    siteOrigin: edge.siteOrigin,
    release: remote?.release,
    screen: remote?.route.screen ?? shellScreen,
    isRendered: hasMarkup && (!remote || isPublic),
  });
  const config = await readConfig();
  const dataJson = rendered?.dataJson ?? '{}';
  const { registry: _live, ...shown } = config;
  const parts = [
    JSON.stringify(shown),
    rendered?.pageJson,
    dataJson,
    hasMarkup ? frame : undefined,
    inner,
    filesText(files),
  ];
  const toHtml = () =>
    renderDocument({
      config,
      dataJson,
      head,
      canonical: edge.siteOrigin + (head.canonicalPath ?? pathname),
      ...files,
      markup: hasMarkup ? fillFrame(frame, inner) : null,
    });
  const headers = {
    'content-type': 'text/html; charset=UTF-8',
    'content-security-policy': contentSecurityPolicy({
      firebase: edge.firebase,
      remoteOrigins: otherOrigins(edge, registry),
      styleHashes: files.styles.flatMap(({ inline }) => inline?.hash ?? []),
      development: edge.development,
    }),
    ...(status === 503 ? { 'retry-after': String(RETRY_AFTER_S) } : {}),
  };
  return { status, headers, parts, toHtml, isWhole: isWhole && (hasMarkup || !isRendered) };
}

const toRedirect = (location: string): RenderedPage => ({
  status: 301,
  headers: { location },
  parts: [],
  toHtml: () => '',
  isWhole: true,
});

/** Which files a page names and holds, as a text. */
const filesText = ({ styles, ...others }: PageFiles) =>
  JSON.stringify([others, styles.map(({ inline, ...style }) => [style, inline?.hash])]);

/** Where scripts come from beside this site: the shell's dev server, and remotes that have a granted route. */
function otherOrigins({ shellUrl = '/', siteOrigin }: EdgeContext, { remotes }: RemoteRegistry) {
  const urls = [shellUrl, ...Object.values(remotes).map(({ url }) => url)];
  const origins = new Set(urls.map((url) => new URL(url, siteOrigin).origin));
  origins.delete(siteOrigin);
  return [...origins];
}
