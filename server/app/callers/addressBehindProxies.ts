import { getConnInfo } from '@hono/node-server/conninfo';
import { addressBehindProxies as addressOf } from '@anunturi/shared-contract/site/callerAddress';
import type { Context } from 'hono';

/** The address of the caller, by the headers of so many proxies of our own and by the socket. */
export const addressBehindProxies = (hops: number) => (c: Context) =>
  addressOf(c.req.header('x-forwarded-for'), getConnInfo(c).remote.address ?? '', hops);
