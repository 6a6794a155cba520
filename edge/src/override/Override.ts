import { OVERRIDE_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import type { Context, MiddlewareHandler } from 'hono';
import type { EdgeContext } from '../EdgeContext';
import { askFirst } from './askFirst';
import { type Preview, readPreview } from './readPreview';
import { OVERRIDE_WORD, sessionCookie, wordsOf } from '../pages/sessionWords';

/** One remote that comes from a developer's machine, or from a build that is not live, for one browser alone. */
export type Override = { name: string; origin: string } | Preview;

/** `?mf-override=blog@http://localhost:3003`, or the token of a preview, turns it on for the browser's session, an empty one off. */
export const RESET_SEARCH = `?${OVERRIDE_PARAM}=`;
const VALUE = /^([a-z][a-z0-9]*)@(https?:\/\/[^/@\s]+)$/;

/** The override that this browser has asked for, while the site's configuration allows it and there is such a remote. */
export async function overrideOf(c: Context, edge: EdgeContext): Promise<Override | null> {
  const hex = wordsOf(c)
    .map((word) => OVERRIDE_WORD.exec(word)?.[1])
    .find(Boolean);
  return hex ? parseOverride(Buffer.from(hex, 'hex').toString(), edge) : null;
}

async function parseOverride(text: string, edge: EdgeContext): Promise<Override | null> {
  const [, name = '', origin = ''] = VALUE.exec(text) ?? [];
  if (!name) return readPreview(text, edge);
  if (!edge.overrideOrigins?.includes(origin)) return null;
  const { remotes } = (await edge.readRegistry()).registry;
  return Object.hasOwn(remotes, name) ? { name, origin } : null;
}

/**
 * Takes the wish for an override out of an address and remembers it until the browser is closed. No page brings it about,
 * ours included: browsers say so of an address that was typed, or opened from outside of any page. The way back is a link.
 * The link to a preview may stand anywhere, and asks first: what it shows acts as the person who is signed in.
 * @returns 403 with the reason otherwise
 */
export const takeOverride =
  (edge: EdgeContext): MiddlewareHandler =>
  async (c, next) => {
    const asked = c.req.query(OVERRIDE_PARAM);
    const { overrideOrigins = [], previewSecret } = edge;
    const isPossible = overrideOrigins.length > 0 || previewSecret;
    if (asked === undefined || (asked === '' && !isPossible)) return next();
    const from = c.req.header('sec-fetch-site') ?? '';
    const override = asked ? await parseOverride(asked, edge) : null;
    const isPreview = override !== null && 'release' in override;
    if (isPreview && from !== 'same-origin') return askFirst(c, override);
    const isAllowed = asked
      ? override && (isPreview || from === 'none')
      : ['none', 'same-origin'].includes(from);
    if (!isAllowed) return c.text('The override is refused.', 403, { 'cache-control': 'no-store' });
    const url = new URL(c.req.url);
    url.searchParams.delete(OVERRIDE_PARAM);
    const words = wordsOf(c).filter((word) => !OVERRIDE_WORD.test(word));
    if (asked) words.push(`o${Buffer.from(asked).toString('hex')}`);
    return c.body(null, 303, {
      location: url.pathname.replace(/^\/+/, '/') + url.search, // `//` would lead to another site
      'set-cookie': sessionCookie(words, { siteOrigin: edge.siteOrigin, isKept: !asked }),
      'cache-control': 'no-store',
    });
  };
