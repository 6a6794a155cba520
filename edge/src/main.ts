import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { firebaseConfigSchema } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { Hono } from 'hono';
import { createDrain } from './health/drain';
import { createEdgeApp } from './createEdgeApp';
import { readTelemetrySettings } from './telemetry/readTelemetrySettings';
import { readSiteConfig } from './firestore/siteConfigFile';

// The HTML server of production: a real Firebase project, files released to `dist/` or to a folder that is shared
// with who deploys. Configured by its environment; PROXIES says how many proxies of our own stand in front (1: Cloud Run).
const root = join(import.meta.dirname, '../..');
const {
  SITE_ORIGIN,
  FIREBASE_CONFIG,
  PORT = '8080',
  PAGES_PER_MINUTE = '300',
  PROXIES = '1',
  STATUS_TOKEN,
  RENDER_LIMIT_MS,
  FILES_FOLDER = join(root, 'dist'),
} = process.env;
if (!SITE_ORIGIN || !FIREBASE_CONFIG) {
  console.error('SITE_ORIGIN (https://…) and FIREBASE_CONFIG (JSON of the web app) must be set.');
  process.exit(1);
}

/** Longer than the proxy in front keeps a connection (10 minutes at Google's): one closed as it is used is a failed page. */
const IDLE_MS = 620_000;

const { isDraining, sayGoodbye, drain } = createDrain();
const site = readSiteConfig();
let flushTelemetry = async () => {};
const edge = createEdgeApp({
  site,
  overrideOrigins: site.overrideOrigins ?? [],
  firebase: firebaseConfigSchema.parse(JSON.parse(FIREBASE_CONFIG)),
  siteOrigin: SITE_ORIGIN.replace(/\/$/, ''),
  shellFolder: join(FILES_FOLDER, 'shell'),
  releasesFolder: join(FILES_FOLDER, 'releases'),
  registryFile: join(FILES_FOLDER, 'registry.json'),
  pageLimit: { perMinute: Number(PAGES_PER_MINUTE), proxies: Number(PROXIES) },
  isDraining,
  telemetry: {
    ...readTelemetrySettings(process.env),
    onClose: (flush) => (flushTelemetry = flush),
  },
  ...(STATUS_TOKEN && { statusToken: STATUS_TOKEN }),
  ...(RENDER_LIMIT_MS && { renderLimitMs: Number(RENDER_LIMIT_MS) }),
});
const app = new Hono().use(sayGoodbye).route('/', edge);
const server = createAdaptorServer({ fetch: app.fetch }) as Server;
server.keepAliveTimeout = IDLE_MS;
server.listen(Number(PORT), () => {
  const { port } = server.address() as AddressInfo;
  console.log(`HTML server on port ${port} for ${SITE_ORIGIN}`);
});
let isEnding = false;
async function end() {
  if (isEnding) return; // a terminal and npm both pass a signal on
  isEnding = true;
  await drain(server);
  await flushTelemetry();
  process.exit(0);
}
process.on('SIGTERM', () => void end()).on('SIGINT', () => void end());
