import type { Server } from 'node:http';
import { type AddressInfo, Server as Listener } from 'node:net';
import { dirname, join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createDrain } from '@anunturi/shared-contract/program/createDrain';
import { keepConnections } from '@anunturi/shared-contract/program/keepConnections';
import { readAppCheckSettings } from './app-check/readAppCheckSettings';
import { checkedAddresses, showAppCheck } from './app-check/showAppCheck';
import { createEdgeApp } from './createEdgeApp';
import { platformKeys } from './registry/configuredGrants';
import { readTelemetrySettings } from './telemetry/readTelemetrySettings';
import { readSplit } from './split/readSplit';
import { readSiteConfig, siteConfigFile } from './firestore/siteConfigFile';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { readNumber } from '@anunturi/shared-contract/program/readNumber';
import { readOrigin } from '@anunturi/shared-contract/program/readOrigin';
import { readProxies } from '@anunturi/shared-contract/program/readProxies';
import { readPort } from '@anunturi/shared-contract/program/readPort';
import { parseFirebaseConfig } from '@anunturi/shared-contract/site/parseFirebaseConfig';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

// The HTML server of production: a real Firebase project, files released to `dist/` or to a folder that is shared
// with who deploys. Configured by its environment; PROXIES says how many proxies of our own stand in front (1: Cloud Run).
const root = join(import.meta.dirname, '../..');
const {
  SITE_ORIGIN,
  FIREBASE_CONFIG,
  PORT,
  PAGES_PER_MINUTE,
  PROXIES,
  STATUS_TOKEN,
  PREVIEW_SECRET,
  RENDER_LIMIT_MS,
  FILES_FOLDER = join(root, 'dist'),
  ADMIN_ORIGIN,
  PUBLIC_ORIGIN,
  HSTS_SUBDOMAINS,
} = process.env;
if (!SITE_ORIGIN || !FIREBASE_CONFIG) {
  throw new ExpectedFailure(
    'The HTML server does not know its site.',
    'Set SITE_ORIGIN (https://...) and FIREBASE_CONFIG (the JSON of the web app in the Firebase console).',
    2,
  );
}

const origin = readOrigin(SITE_ORIGIN);
const appCheck = readAppCheckSettings(process.env, parseFirebaseConfig(FIREBASE_CONFIG));
const { firebase, readAppCheckToken } = appCheck;
if (readAppCheckToken)
  globalThis.fetch = showAppCheck(fetch, readAppCheckToken, checkedAddresses(firebase, origin));

const { isDraining, follow, drain } = createDrain();
const site = readSiteConfig();
let flushTelemetry = async () => {};
const edge = createEdgeApp({
  site,
  overrideOrigins: site.overrideOrigins ?? [],
  ...appCheck,
  siteOrigin: origin,
  siteFolder: dirname(siteConfigFile),
  shellFolder: join(FILES_FOLDER, 'shell'),
  releasesFolder: join(FILES_FOLDER, 'releases'),
  registryFile: join(FILES_FOLDER, 'registry.json'),
  platformKeys,
  split: readSplit({ SITE_ORIGIN, ADMIN_ORIGIN, PUBLIC_ORIGIN }),
  pageLimit: {
    perMinute: readNumber(PAGES_PER_MINUTE, { name: 'PAGES_PER_MINUTE', fallback: 300, min: 1 }),
    proxies: readProxies(PROXIES),
  },
  hstsSubdomains: HSTS_SUBDOMAINS === '1',
  isDraining,
  telemetry: {
    ...readTelemetrySettings(process.env),
    onClose: (flush) => (flushTelemetry = flush),
  },
  ...(STATUS_TOKEN && { statusToken: STATUS_TOKEN }),
  ...(PREVIEW_SECRET && { previewSecret: PREVIEW_SECRET.trim() }),
  ...(RENDER_LIMIT_MS && {
    renderLimitMs: readNumber(RENDER_LIMIT_MS, { name: 'RENDER_LIMIT_MS', fallback: 0, min: 1 }),
  }),
});
const server = createAdaptorServer({ fetch: edge.fetch }) as Server;
keepConnections(server);
follow(server);
server.listen(readPort(PORT, 8080), () => {
  const { port } = server.address() as AddressInfo;
  console.log(`HTML server on port ${port} for ${SITE_ORIGIN}`);
});
let isEnding = false;
async function end() {
  if (isEnding) return; // a terminal and npm both pass a signal on
  isEnding = true;
  await drain(server, (onClosed) => Listener.prototype.close.call(server, onClosed));
  await flushTelemetry();
  process.exit(0);
}
process.on('SIGTERM', () => void end()).on('SIGINT', () => void end());
