import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';
import { decryptPush } from './decryptPush';

const POINT_HALF = 32;

/**
 * A push service on this machine (RFC 8030), which takes what a site that is named by `publicKey` sends to its devices, and reads it
 * as their browsers would; on a free port unless one is told. `answer` may be changed at any time; `hang` never answers.
 */
export async function startPushService(port = 0) {
  const state = { answer: 201 as number | 'hang' };
  const devices = new Map<string, Parameters<typeof decryptPush>[1]>();
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { url = '', headers } = request;
    const device = devices.get(url.slice(1));
    if (state.answer === 'hang') return;
    if (!device) return void response.writeHead(404).end();
    const pushed = JSON.parse(decryptPush(body, device)) as Arrived['pushed'];
    const { publicKey, claims } = await readVapid(headers.authorization ?? '');
    const { ttl, topic, 'content-encoding': encoding } = headers;
    const said = { ttl: String(ttl), topic: String(topic), encoding };
    arrived.push({ device: url.slice(1), pushed, publicKey, claims, body, ...said });
    response.writeHead(state.answer).end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    arrived,
    answer(status: number | 'hang'): void {
      state.answer = status;
    },
    /** What a browser gives its page: a device of this service with keys of its own. */
    subscribe(name: string) {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys().toString('base64url');
      const auth = randomBytes(16);
      devices.set(name, { ecdh, auth });
      return { endpoint: `${origin}/${name}`, p256dh, auth: auth.toString('base64url') };
    },
    /** The device takes nothing any more: its browser was removed. */
    forget: (name: string) => devices.delete(name),
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type Arrived = {
  device: string;
  pushed: { title: string; path: string; tag: string };
  publicKey: string;
  claims: { aud?: unknown; exp?: number; sub?: string };
  body: Buffer;
  ttl: string;
  topic: string;
  encoding: string | undefined;
};

/** Whose key signed a request, as RFC 8292 has it. @throws Error when the signature is not of that key */
async function readVapid(authorization: string) {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(publicKey, 'base64url').subarray(1);
  const [x, y] = [point.subarray(0, POINT_HALF), point.subarray(POINT_HALF)];
  const key = await importJWK(
    { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') },
    'ES256',
  );
  const { payload } = await jwtVerify(token, key);
  return { publicKey, claims: payload };
}
