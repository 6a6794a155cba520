import { once } from 'node:events';
import { join } from 'node:path';
import { serve as listen } from '@hono/node-server';
import { secretFiles } from '@anunturi/backend/local-firebase/src/server/keepSecret';
import { admitDemoAccounts } from '@anunturi/backend/seed/admitDemoAccounts';
import { DEMO_PASSWORD, demoAccounts, people } from '@anunturi/backend/seed/data/people';
import { createEdgeApp } from '@anunturi/edge/createEdgeApp';
import { readSiteConfig } from '@anunturi/edge/siteConfigFile';
import { Hono } from 'hono';
import { filesFolder, root } from '../build/folders';
import { freePort } from './freePort';
import { createCommandProxy } from './createCommandProxy';
import { createPublicChanges } from './createPublicChanges';
import { openSeededFirebase } from './openSeededFirebase';
import { readReach } from './readReach';
import { startCommandProcess } from './startCommandProcess';

type Options = {
  port: number;
  dataFolder?: string;
  /** Dev servers instead of released versions. */
  development?: { registryFile: string; shellFolder: string; shellUrl: string };
};

/** Longer than anybody's pause: who meets a connection that has just been closed is told that nobody answers. */
const IDLE_MS = 65_000;
/** A photo over a slow line takes its time. */
const UPLOAD_PATIENCE_MS = 30 * 60_000;

/** One address: a household, or many phones behind one. */
const PAGES_PER_MINUTE = 300;

const demoEmails = demoAccounts.map((key) => people[key].email);

/** The whole product on one origin: HTML server, shell, every remote and the embedded Firebase; commands in a process of their own. */
export async function serve({
  port: wanted,
  dataFolder = join(root, '.data'),
  development,
}: Options) {
  const { hostname, hasDemoAccounts, isOutboxHidden } = readReach(process.env);
  const port = await freePort(wanted, hostname);
  const siteOrigin = process.env.SITE_ORIGIN ?? `http://localhost:${port}`;
  const site = readSiteConfig();
  const changes = createPublicChanges();
  const firebase = await openSeededFirebase({
    dataFolder,
    siteOrigin,
    rulesFolder: join(root, 'backend'),
    log: (line) => console.log(line),
    watchRules: Boolean(development),
    onCommitted: changes.note,
    production: isOutboxHidden,
  });
  admitDemoAccounts(firebase.admin, hasDemoAccounts);
  const edge = createEdgeApp({
    site,
    firebase: {
      projectId: 'demo-anunturi',
      apiKey: 'demo',
      authDomain: 'localhost',
      storageBucket: 'demo-anunturi.appspot.com',
      emulatorOrigin: siteOrigin,
    },
    siteOrigin,
    shellFolder: join(filesFolder, 'shell'),
    releasesFolder: join(filesFolder, 'releases'),
    registryFile: join(filesFolder, 'registry.json'),
    onPublicChange: changes.follow,
    ...(process.env.DRAW_LIMIT_MS && { drawLimitMs: Number(process.env.DRAW_LIMIT_MS) }),
    keepsPages: process.env.KEEP_PAGES !== '0', // for measuring
    pageLimit: {
      perMinute: Number(process.env.PAGES_PER_MINUTE) || PAGES_PER_MINUTE,
      proxies: Number(process.env.PROXIES) || 0,
    },
    ...(development ? { ...development, development: true } : {}),
  });
  const log = (line: string) => console.log(line);
  const commands = startCommandProcess({
    origin: `http://127.0.0.1:${port}`,
    projectId: 'demo-anunturi',
    serviceTokenFile: join(dataFolder, secretFiles.serviceToken),
    watched: Boolean(development),
    log,
  });
  const app = new Hono();
  app.route('/', createCommandProxy(commands, log));
  app.route('/', firebase.app);
  app.route('/', edge);
  const server = listen({
    fetch: app.fetch,
    port,
    hostname,
    serverOptions: { requestTimeout: UPLOAD_PATIENCE_MS, keepAliveTimeout: IDLE_MS },
  });
  await once(server, 'listening'); // who reads the address below may come at once
  await edge.request('/readyz'); // every bundle is read before the first visitor
  const close = async () => {
    await commands.stop();
    await new Promise((resolve) => {
      server.close(resolve);
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
    await firebase.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));
  const accounts = hasDemoAccounts
    ? `\nConturi demonstrative (parola ${DEMO_PASSWORD}): ${demoEmails.join(', ')}`
    : '';
  console.log(
    `\n${site.name} este pornit: ${siteOrigin}\n${accounts}\nOprire: Ctrl+C. Datele rămân în ${dataFolder}.\n`,
  );
  return { origin: siteOrigin, close };
}
