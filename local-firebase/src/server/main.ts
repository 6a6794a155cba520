import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { openFirebase } from './openFirebase';
import { refuseForeignHosts } from './refuseForeignHosts';
import { reportFailures } from './reportFailures';

const usage = `Runs the embedded Firebase alone.
  --port N          port on 127.0.0.1 (default 9199; 0 takes a free one)
  --data FOLDER     data folder (default DATA_FOLDER or .data)
  --rules FOLDER    where firestore.rules, storage.rules and firestore.indexes.json are (default the present one)
  --site ORIGIN     the site that links lead to and that may call from a browser (default http://localhost:3000)
  --project ID      project id (default demo-anunturi)
  --no-indexes      answer queries without an index too, as Google's emulator does
  --watch           take changes of the rules over
  --test-mode       unsigned tokens, "Bearer owner", rule swaps; never in production`;

const REQUEST_TIMEOUT_MS = 60 * 60_000; // a slow line may take long over a large file

/** Process entry: starts, says where it listens, and ends cleanly on SIGINT and SIGTERM. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '9199' },
      data: { type: 'string', default: process.env.DATA_FOLDER ?? '.data' },
      rules: { type: 'string', default: '.' },
      site: { type: 'string', default: 'http://localhost:3000' },
      project: { type: 'string', default: 'demo-anunturi' },
      'no-indexes': { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      'test-mode': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void console.log(usage);
  const firebase = await openFirebase({
    dataFolder: resolve(values.data),
    rulesFolder: resolve(values.rules),
    siteOrigin: values.site,
    projectId: values.project,
    allowedOrigins: [new URL(values.site).origin],
    testMode: values['test-mode'],
    watchRules: values.watch,
    indexes: !values['no-indexes'],
  });
  const app = new Hono().use(refuseForeignHosts(values.site)).route('/', firebase.app);
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { requestTimeout: REQUEST_TIMEOUT_MS },
  }) as Server;
  try {
    await listen(server, Number(values.port));
  } catch (error) {
    await firebase.close();
    throw error;
  }
  let isEnding = false;
  const end = () => {
    if (isEnding) return; // a terminal and npm both pass a signal on
    isEnding = true;
    server.close(() => void firebase.close());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 3000).unref(); // an upload resumes later
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  const address = server.address();
  console.log(
    `Embedded Firebase: http://127.0.0.1:${typeof address === 'object' ? address?.port : ''} (project ${values.project}, data in ${resolve(values.data)}). Stop with Ctrl+C.`,
  );
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => done());
  });
}

reportFailures(usage);
void main();
