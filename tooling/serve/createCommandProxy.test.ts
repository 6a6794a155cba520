import { serve } from '@hono/node-server';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as contract from '@anunturi/shared-domain/commands/CommandAnswer';
import { createCommandProxy } from './createCommandProxy';

const headers = {
  'content-type': 'application/pdf',
  'content-disposition': 'attachment; filename="act.pdf"',
  'content-security-policy': "default-src 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};
let asked: IncomingHttpHeaders = {};
const commands = createServer((request, answer) => {
  asked = request.headers;
  answer.writeHead(200, headers).end('%PDF');
});
const originOf = (server: { address(): AddressInfo | string | null }) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
let site: Server;

beforeAll(async () => {
  await new Promise<void>((resolve) => commands.listen(0, '127.0.0.1', resolve));
  const proxy = createCommandProxy({ address: async () => originOf(commands) }, () => {});
  await new Promise<void>((resolve) => {
    site = serve({ fetch: proxy.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve()) as Server;
  });
});
afterAll(async () => {
  await Promise.all([commands, site].map((each) => new Promise((resolve) => each.close(resolve))));
});

test('a file of a command comes with its name, and with what keeps it from caches, searches and other pages', async () => {
  const answer = await fetch(`${originOf(site)}/api/fisier?t=x`, { method: 'POST' });
  expect(Object.fromEntries(answer.headers)).toMatchObject(headers);
  expect(await answer.text()).toBe('%PDF');
});

test('every header that pages and commands agree on reaches the commands', async () => {
  const agreed = Object.entries(contract).flatMap(([name, value]) =>
    name.endsWith('_HEADER') && typeof value === 'string' ? [value] : [],
  );
  expect(agreed.length).toBeGreaterThan(2);
  await fetch(`${originOf(site)}/api/search`, {
    headers: Object.fromEntries(agreed.map((name) => [name, `of ${name}`])),
  });
  expect(asked).toMatchObject(Object.fromEntries(agreed.map((name) => [name, `of ${name}`])));
});
