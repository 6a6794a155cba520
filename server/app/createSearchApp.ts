import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { toNetwork } from '@anunturi/shared-contract/site/callerAddress';
import {
  readSearchQuery,
  SEARCH_PATH,
  type SearchQuery,
  writeSearchQuery,
} from '@anunturi/shared-domain/search/searchAddress';
import { CARDS_MAX, CARDS_PATH } from '@anunturi/shared-domain/search/CardsAnswer';
import { LISTED_PATH } from '@anunturi/shared-domain/search/ListedAnswer';
import { PRICE_PATH } from '@anunturi/shared-domain/search/PriceAnswer';
import { SUGGEST_PATH } from '@anunturi/shared-domain/search/SuggestAnswer';
import type { CommandAnswer } from '@anunturi/shared-domain/commands/CommandAnswer';
import type { OpenSearch } from '../search/openSearch';
import type { NoteRefusal } from '../security/createDoorNotes';
import { createAnswerCache } from './createAnswerCache';
import { createSearchLimit } from './limits/createSearchLimit';
import { Refusal } from './command/refuse';

export type SearchAppOptions = {
  search: OpenSearch;
  addressOf: (c: Context) => string;
  noteRefusal: NoteRefusal;
  clock?: () => Date;
};

/** A listing that is gone is on no page after that. */
const FRESH_S = 1;
const STARTS_WITHIN_S = 2;
/** Suggestions count; a listing more or less may wait. */
const SUGGESTED_S = 60;
/** A price moves with every listing like it. */
const PRICED_S = 60;
const LISTED_S = 300;
/** An id, or what the engine names a place by. */
const LISTED_AFTER = /^[A-Za-z0-9_-]{1,128}$/;
const LISTING_ID = /^[A-Za-z0-9]{20}$/;

/**
 * `GET /api/search`: lists and counts; `GET /api/suggest`: words completed; `GET /api/price`: where a price stands; `GET /api/cards`:
 * named listings; `GET /api/listed`: what site maps name; the same for everybody. 503 with Retry-After until the engine knows all listings.
 */
export function createSearchApp({
  search,
  addressOf,
  noteRefusal,
  clock = () => new Date(),
}: SearchAppOptions): Hono {
  const limit = createSearchLimit();
  const cache = createAnswerCache();
  const app = new Hono();
  const refuse = async (c: Context, code: 'unavailable' | 'tooFast', seconds: number) => {
    if (code === 'tooFast') await noteRefusal(c, code);
    const { message } = new Refusal(code);
    const answer: CommandAnswer = { error: { code, message } };
    return c.json(answer, code === 'tooFast' ? 429 : 503, {
      'retry-after': String(seconds),
      'cache-control': 'no-store',
    });
  };
  const waitOf = (c: Context) => limit(toNetwork(addressOf(c)), c.req.header('user-agent') ?? '');
  /** What is asked, with its county; undefined where that is one whose index is not here. */
  const queryOf = (c: Context): (SearchQuery & { county: string }) | undefined => {
    const { county = search.county, ...query } = readSearchQuery(new URL(c.req.url).searchParams);
    return county === search.county ? { ...query, county } : undefined;
  };
  app.get(SUGGEST_PATH, async (c) => {
    const waitS = await waitOf(c);
    if (waitS > 0) return refuse(c, 'tooFast', waitS);
    const query = queryOf(c);
    if (!query) return c.notFound();
    const answer = await search.suggest(query, clock());
    if (!answer) return refuse(c, 'unavailable', STARTS_WITHIN_S);
    c.header('cache-control', `public, max-age=${SUGGESTED_S}`);
    return c.json(answer);
  });
  app.get(PRICE_PATH, async (c) => {
    const waitS = await waitOf(c);
    if (waitS > 0) return refuse(c, 'tooFast', waitS);
    const answer = await search.price(c.req.query('id') ?? '', clock());
    if (!answer) return refuse(c, 'unavailable', STARTS_WITHIN_S);
    c.header('cache-control', `public, max-age=${PRICED_S}`);
    return c.json(answer);
  });
  app.get(CARDS_PATH, async (c) => {
    const waitS = await waitOf(c);
    if (waitS > 0) return refuse(c, 'tooFast', waitS);
    const ids = (c.req.query('ids') ?? '').split(',').filter((id) => LISTING_ID.test(id));
    // Which listings somebody asks for together is nobody else's to keep.
    c.header('cache-control', 'no-store');
    return c.json(await search.cards([...new Set(ids)].slice(0, CARDS_MAX), clock()));
  });
  app.get(LISTED_PATH, async (c) => {
    const waitS = await waitOf(c);
    if (waitS > 0) return refuse(c, 'tooFast', waitS);
    const after = c.req.query('after');
    if (after !== undefined && !LISTED_AFTER.test(after)) return c.notFound();
    const answer = await search.listed(after, clock());
    if (!answer) return refuse(c, 'unavailable', STARTS_WITHIN_S);
    c.header('cache-control', `public, max-age=${LISTED_S}`);
    return c.json(answer);
  });
  app.get(SEARCH_PATH, async (c) => {
    const waitS = await waitOf(c);
    if (waitS > 0) return refuse(c, 'tooFast', waitS);
    const query = queryOf(c);
    if (!query) return c.notFound();
    const now = clock();
    const body = await cache.answer(writeSearchQuery(query), search.position, now, () =>
      search.answer(query, now),
    );
    if (body === undefined) return refuse(c, 'unavailable', STARTS_WITHIN_S);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    c.header('etag', etag);
    c.header('cache-control', query.written ? 'no-store' : `public, max-age=${FRESH_S}`);
    if (c.req.header('if-none-match') === etag) return c.body(null, 304);
    return c.body(body, 200, { 'content-type': 'application/json; charset=UTF-8' });
  });
  return app;
}
