import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve as listen } from '@hono/node-server';
import { openFirebase } from '@anunturi/backend/local-firebase/src/server/openFirebase';
import { seed } from '@anunturi/backend/seed/seed';
import { createEdgeApp } from '@anunturi/edge/createEdgeApp';
import { siteConfigSchema } from '@anunturi/shared-domain/siteConfig';
import { Hono } from 'hono';
import { registryFile, releasesFolder, root, shellFolder } from '../release/folders.mjs';
import { freePort } from './freePort';

type Options = { port: number; dataFolder?: string; quiet?: boolean; now?: () => Date };

const DEMO_ACCOUNTS = ['utilizator@demo.ro', 'vanzator@demo.ro', 'admin@demo.ro'];

/** The whole product in one process: HTML server, shell, every released remote and the embedded Firebase, on one origin. */
export async function serve({ port: wanted, dataFolder = join(root, '.data'), quiet = false, now = () => new Date() }: Options) {
  const port = await freePort(wanted);
  const siteOrigin = process.env.SITE_ORIGIN ?? `http://localhost:${port}`;
  const site = siteConfigSchema.parse(JSON.parse(readFileSync(join(root, 'site.config.json'), 'utf8')));
  const say = quiet ? () => {} : (line: string) => console.log(line);
  const firebase = await openFirebase({ dataFolder, siteOrigin, log: say });
  if (!firebase.admin.readDocument('settings/seed')) {
    say('Prima pornire: se pregătesc datele demonstrative...');
    await seed(firebase.admin, now());
  }
  const edge = createEdgeApp({
    site,
    firebase: { projectId: 'demo-anunturi', apiKey: 'demo', authDomain: 'localhost', storageBucket: 'demo-anunturi.appspot.com', emulatorOrigin: siteOrigin },
    siteOrigin,
    shellFolder,
    releasesFolder,
    registryFile,
    now,
  });
  const app = new Hono();
  app.route('/', firebase.app);
  app.route('/', edge);
  const server = listen({ fetch: app.fetch, port });
  const close = async () => {
    await new Promise((resolve) => {
      server.close(resolve);
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
    await firebase.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close().then(() => process.exit(0)));
  say(`\n${site.name} este pornit: ${siteOrigin}\n\nConturi demonstrative (parola Parola-demo-1): ${DEMO_ACCOUNTS.join(', ')}\nOprire: Ctrl+C. Datele rămân în ${dataFolder}.\n`);
  return { origin: siteOrigin, firebase, close };
}
