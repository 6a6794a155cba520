import { getConnInfo } from '@hono/node-server/conninfo';
import { addressBehindProxies } from '@anunturi/shared-contract/site/callerAddress';
import type { Context } from 'hono';

/** The caller's address, behind so many proxies of our own; empty where no socket brought the request. */
export function callerOf(c: Context, proxies = 0): string {
  const direct = c.env ? (getConnInfo(c).remote.address ?? '') : '';
  return addressBehindProxies(c.req.header('x-forwarded-for'), direct, proxies);
}
