import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { readFirebaseConfig } from './firebaseConfig';
import { openFirebase } from './openFirebase';
import { refuseForeignHosts } from './refuseForeignHosts';

export const serveUsage = `local-firebase [options]            Auth, Firestore and Storage on this machine
local-firebase export|import ...     a backup of its data; --help says more
  --config FILE     Firebase's own file: it names rules, indexes and, under emulators, ports (default firebase.json)
  --project ID      project id (default: the one of .firebaserc beside it, else demo-local)
  --bucket NAME     bucket of its files (default PROJECT.appspot.com)
  --port N          one port on 127.0.0.1 for all three services; 0 takes a free one
  --data FOLDER     data folder (default DATA_FOLDER or .data)
  --site ORIGIN     the site that links lead to and that may call from a browser (default http://localhost:3000)
  --action PATH     the page of the site that takes ?mode=...&oobCode=... (default /__/auth/action)
  --no-indexes      answer queries without an index too, as Google's emulator does
  --app-check TOKEN Firestore and Storage refuse clients without a token of App Check; this debug token gets one
  --watch           take changes of the rules over
  --test-mode       unsigned tokens, "Bearer owner", rule swaps; never in production`;

const REQUEST_TIMEOUT_MS = 60 * 60_000; // a slow line may take long over a large file

/** Starts, says where it listens, and ends cleanly on SIGINT and SIGTERM. @throws ConfigError, and what `openFirebase` throws */
export async function serve(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      config: { type: 'string', default: 'firebase.json' },
      project: { type: 'string' },
      bucket: { type: 'string' },
      port: { type: 'string' },
      data: { type: 'string', default: process.env.DATA_FOLDER ?? '.data' },
      site: { type: 'string', default: 'http://localhost:3000' },
      action: { type: 'string', default: '/__/auth/action' },
      'no-indexes': { type: 'boolean', default: false },
      'app-check': { type: 'string' },
      watch: { type: 'boolean', default: false },
      'test-mode': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void console.log(serveUsage);
  const configFile = resolve(values.config);
  const config = await readFirebaseConfig(configFile);
  const projectId = values.project ?? config.projectId ?? 'demo-local';
  const dataFolder = resolve(values.data);
  const firebase = await openFirebase({
    dataFolder,
    configFile,
    projectId,
    bucket: values.bucket,
    siteOrigin: values.site,
    actionUrl: new URL(values.action, values.site).href,
    allowedOrigins: [new URL(values.site).origin],
    testMode: values['test-mode'],
    watchRules: values.watch,
    indexes: !values['no-indexes'],
    ...(values['app-check'] && { appCheck: { debugTokens: [values['app-check']] } }),
  });
  const app = new Hono().use(refuseForeignHosts(values.site)).route('/', firebase.app);
  const ports = values.port === undefined ? Object.values(config.ports) : [Number(values.port)];
  const servers: Server[] = [];
  try {
    for (const port of new Set(ports)) servers.push(await listen(app, port));
  } catch (error) {
    servers.forEach((server) => server.close());
    await firebase.close();
    throw error;
  }
  let isEnding = false;
  const end = () => {
    if (isEnding) return; // a terminal and npm both pass a signal on
    isEnding = true;
    const closed = servers.map((server) => new Promise((done) => server.close(done)));
    void Promise.all(closed).then(() => firebase.close());
    for (const server of servers) server.closeIdleConnections();
    const closeAll = () => servers.forEach((server) => server.closeAllConnections());
    setTimeout(closeAll, 3000).unref(); // an upload resumes later
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  console.log(
    `Embedded Firebase: ${servers.map(originOf).join(', ')} (project ${projectId}, data in ${dataFolder}). Stop with Ctrl+C.`,
  );
}

function originOf(server: Server): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

function listen(app: Hono, port: number): Promise<Server> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { requestTimeout: REQUEST_TIMEOUT_MS },
  }) as Server;
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => done(server));
  });
}
