import { findDestination } from '@anunturi/shared-contract/navigation/routeTable';
import { toNetwork } from '@anunturi/shared-contract/site/callerAddress';
import {
  TRACEPARENT,
  newTraceparent,
  traceIdOf,
} from '@anunturi/shared-contract/telemetry/traceparent';
import { VISIT_ENTRY } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import type { Context, MiddlewareHandler } from 'hono';
import { callerOf } from './callerOf';
import { liveOf } from './canaryGroup';
import { renderPage } from '../rendering/renderPage';
import type { RenderedPage } from '../rendering/RenderedPage';
import type { EdgeContext } from '../EdgeContext';
import { overrideOf } from '../override/Override';
import { withBanner, withOverride } from '../override/withOverride';
import { normalSearch } from './normalSearch';
import type { KeptPage } from './pageCache';
import { sendPacked } from './sendPacked';

/** Caches in between may keep a page so long, and show it once more while they ask for a newer one. */
const KEPT = 'public, max-age=0, s-maxage=30, stale-while-revalidate=600';
/** What is missing, has moved or is not whole may be otherwise at any moment. */
const KEPT_SHORTLY = 'public, max-age=0, s-maxage=5';

/** `isPrivate`: for this browser alone. */
type FoundPage = { key: string; render: () => Promise<RenderedPage>; isPrivate: boolean };
const ASKED = 'askedPage';

/** Finds out once which page is asked for, for the two that follow. */
export const findPage =
  (edge: EdgeContext): MiddlewareHandler =>
  async (c, next) => {
    c.set(ASKED, await pageFor(c, edge));
    await next();
  };

const askedPage = (c: Context) => c.get(ASKED) as FoundPage;

/** Sends a page that is kept; what must be rendered first is left to the handler behind. */
export const answerKeptPage =
  (edge: EdgeContext): MiddlewareHandler =>
  async (c, next) => {
    const { key, render, isPrivate } = askedPage(c);
    const kept = isPrivate ? undefined : edge.pages.find(key, render);
    return kept ? send(c, kept, edge) : next();
  };

/** Renders a page, keeps it and sends it. */
export const answerPage =
  (edge: EdgeContext) =>
  async (c: Context): Promise<Response> => {
    const { key, render, isPrivate } = askedPage(c);
    if (edge.keeps === 'pages' && !isPrivate)
      return send(c, await edge.pages.render(key, render), edge);
    const page = edge.pack(key, await render(), performance.now());
    return send(c, { page, ageMs: 0, isLastGood: false }, edge);
  };

/** By what a page is kept: the releases that render it, its path, and what of its query it depends on. */
async function pageFor(c: Context, given: EdgeContext): Promise<FoundPage> {
  const { pathname, search: asked } = new URL(c.req.url);
  const override = await overrideOf(c, given);
  const edge = withOverride(given, override);
  const live = override ? await edge.readRegistry() : liveOf(c);
  const shell = await edge.readShellFiles();
  const search = asked && normalSearch(asked, findDestination(live.table, pathname));
  return {
    key: `${live.stamp} ${shell.server} ${shell.entries.main.join()} ${pathname}${search}`,
    async render() {
      const page = await renderPage(edge, { pathname, search, live, shell });
      return override ? withBanner(page, override) : page;
    },
    isPrivate: override !== null,
  };
}

async function send(
  c: Context,
  { page, ageMs, isLastGood }: KeptPage,
  edge: EdgeContext,
): Promise<Response> {
  const { status, bytes } = page;
  const lasting = page.isLasting ? KEPT : KEPT_SHORTLY;
  const headers: Record<string, string> = {
    ...page.headers,
    'cache-control': askedPage(c).isPrivate ? 'private, no-store' : lasting,
    age: String(Math.round(ageMs / 1000)),
    ...(isLastGood && { 'cache-status': 'edge; hit; detail=last-good' }),
  };
  if (status === 301) return c.body(null, 301, headers);
  if (!askedPage(c).isPrivate)
    headers['server-timing'] = `${visitOf(c, edge)}, ${TRACEPARENT};desc="${stepOf(c)}"`;
  return sendPacked(c, bytes, { status, headers });
}

/** The trace of this page view: the one that the proxies in front began, or a new one. */
const stepOf = (c: Context) => newTraceparent(traceIdOf(c.req.header(TRACEPARENT)));

/** The same page for everybody, and in its head the token of this one view: it says which releases the page came with. */
function visitOf(c: Context, { visits, pageLimit }: EdgeContext): string {
  const network = toNetwork(callerOf(c, pageLimit?.proxies), 48);
  return `${VISIT_ENTRY};desc="${visits.issue(network, liveOf(c).registry)}"`;
}
