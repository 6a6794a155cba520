import { getConnInfo } from '@hono/node-server/conninfo';
import { TRACEPARENT } from '@anunturi/shared-contract/telemetry/traceparent';
import {
  APP_CHECK_HEADER,
  COMMANDS_PATH,
  IDEMPOTENCY_HEADER,
  WORK_HEADER,
} from '@anunturi/shared-domain/commands/CommandAnswer';
import { withinTime } from '@anunturi/shared-domain/site/withinTime';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { CommandProcess } from './startCommandProcess';

const BODY_MAX_BYTES = 1024 * 1024;
const WAIT_LIMIT_MS = 20_000;
const notStarting = () => new Error('The command process does not start.');
/** What commands read of a request. */
const passed = [
  'authorization',
  'content-type',
  'user-agent',
  'sec-fetch-site',
  'if-none-match',
  TRACEPARENT,
  IDEMPOTENCY_HEADER,
  WORK_HEADER,
  APP_CHECK_HEADER,
];

/** What commands, searches, pages of links and files say beside their answer. */
const returned = [
  'content-type',
  'content-disposition',
  'content-security-policy',
  'cache-control',
  'etag',
  'referrer-policy',
  'retry-after',
  'x-content-type-options',
  'x-robots-tag',
];

/**
 * Hands `/api/...` to the command process. While it starts again calls wait; one that was under way answers 503 and may be
 * repeated with its idempotency key.
 */
export function createCommandProxy(
  commands: Pick<CommandProcess, 'address'>,
  log: (line: string) => void,
): Hono {
  const app = new Hono();
  app.use(`${COMMANDS_PATH}*`, bodyLimit({ maxSize: BODY_MAX_BYTES }));
  app.all(`${COMMANDS_PATH}*`, async (c) => {
    const { pathname, search } = new URL(c.req.url);
    try {
      const origin = await withinTime(commands.address(), WAIT_LIMIT_MS, notStarting);
      const answer = await fetch(origin + pathname + search, {
        method: c.req.method,
        headers: headersOf(c),
        ...(c.req.method === 'POST'
          ? { body: await c.req.arrayBuffer() }
          : { signal: c.req.raw.signal }), // a page that is gone waits for nothing
      });
      const headers = new Headers({ 'cache-control': 'no-store' });
      for (const name of returned) {
        const value = answer.headers.get(name);
        if (value !== null) headers.set(name, value);
      }
      const body = answer.status === 304 ? null : await answer.arrayBuffer();
      return new Response(body, { status: answer.status, headers });
    } catch (error) {
      if (c.req.raw.signal.aborted) return c.body(null, 408);
      log(`${pathname}: ${(error as Error).message}`);
      const message = 'Serviciul nu răspunde acum. Încercați din nou peste câteva momente.';
      return c.json({ error: { code: 'unavailable', message } }, 503, { 'retry-after': '1' });
    }
  });
  return app;
}

function headersOf(c: Context): Headers {
  const headers = new Headers();
  for (const name of passed) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  headers.set('x-forwarded-for', getConnInfo(c).remote.address ?? '');
  return headers;
}
