import type { Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { readCounty } from '@anunturi/demo/county/readCounty';
import { DEMO_PASSWORD, people } from '@anunturi/demo/data/people';
import { toDocuments } from '@anunturi/demo/toDocuments';
import { endBundleProcesses } from '@anunturi/edge/bundles/startBundleProcess';
import { createEdgeApp } from '@anunturi/edge/createEdgeApp';
import { readSiteConfig, siteConfigFile } from '@anunturi/edge/firestore/siteConfigFile';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { EMBEDDED_PROJECT } from '@anunturi/shared-domain/site/embeddedProject';
import { openFirebase } from '@anunturi/local-firebase/server/openFirebase';
import { Hono } from 'hono';
import { root } from '../build/folders';

/** A page that comes without markup for want of time would not be the page that is looked at. */
const RENDER_LIMIT_MS = 30_000;
const LOOKED_AT_S = 900;

const { uid, email, name } = people.admin;
/** Who may open every page. */
export const administrator = { email, password: DEMO_PASSWORD };

/**
 * An HTML server of what a folder holds (`shell`, `releases`, `registry.json`), with the documents of the demonstration in an
 * embedded Firebase of its own. There is no trusted code.
 */
export async function startSiteToLookAt(folder: string) {
  const app = new Hono();
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const firebase = await openFirebase({
    dataFolder: join(folder, 'data'),
    siteOrigin: origin,
    configFile: join(root, 'firebase.json'),
    projectId: EMBEDDED_PROJECT,
    log: () => {},
  });
  const close = async () => {
    server.close();
    server.closeAllConnections();
    endBundleProcesses();
    await firebase.close();
  };
  try {
    await seed(firebase.admin);
    app.route('/', firebase.app);
    app.route('/', createEdge(folder, origin));
    return { origin, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function seed(admin: Awaited<ReturnType<typeof openFirebase>>['admin']): Promise<void> {
  const county = readCounty(dirname(siteConfigFile), readSiteConfig().county.code);
  for (const [path, data] of toDocuments(county, new Date()))
    admin.writeDocument(path, { ...data });
  // Without trusted code nobody proves a second factor: sessions that begin while it is looked at count as proved.
  const nowS = Math.floor(Date.now() / 1000);
  const secondFactorSessions = Array.from({ length: LOOKED_AT_S }, (_, n) => nowS + n);
  const user = admin.readDocument(documentPaths.user(uid));
  admin.writeDocument(documentPaths.user(uid), { ...user, secondFactorSessions });
  await admin.createUser({
    uid,
    ...administrator,
    displayName: name,
    emailVerified: true,
    isPublished: true,
    claims: { role: 'admin' },
  });
}

function createEdge(folder: string, origin: string): Hono {
  const firebase: FirebaseConfig = {
    projectId: EMBEDDED_PROJECT,
    apiKey: 'demo',
    authDomain: 'localhost',
    storageBucket: `${EMBEDDED_PROJECT}.appspot.com`,
    emulatorOrigin: origin,
  };
  return createEdgeApp({
    site: readSiteConfig(),
    firebase,
    siteOrigin: origin,
    shellFolder: join(folder, 'shell'),
    releasesFolder: join(folder, 'releases'),
    registryFile: join(folder, 'registry.json'),
    renderLimitMs: RENDER_LIMIT_MS,
  });
}
