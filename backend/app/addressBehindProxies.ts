import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The address of a caller behind so many proxies of our own, each of which appends what it sees to X-Forwarded-For. What
 * stands further left was written by the caller and is not believed.
 */
export const addressBehindProxies = (hops: number) => (c: Context) => {
  const seen = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const direct = getConnInfo(c).remote.address ?? '';
  return hops === 0 ? direct : (seen.at(-hops) ?? direct) || direct;
};
