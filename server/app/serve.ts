import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, Server as Listener } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createDrain } from '@anunturi/shared-contract/program/createDrain';
import { keepConnections } from '@anunturi/shared-contract/program/keepConnections';
import { allCommands } from '../commands/allCommands';
import { jobs, schedules } from '../jobs/jobs';
import { EmbeddedKeeper } from '../search/embedded/EmbeddedKeeper';
import { readMailSettings } from '../mail/readMailSettings';
import { readSearchDatabase } from '../search/postgres/readSearchDatabase';
import { addressBehindProxies } from './callers/addressBehindProxies';
import { checkAccount } from './callers/checkAccount';
import { readAppCheckApp } from './callers/readAppCheckApp';
import { jsonLog, textLog } from './requestLog';
import { openCommandServer } from './openCommandServer';
import { siteConfig } from './siteConfig';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { readOrigin } from '@anunturi/shared-contract/program/readOrigin';
import { readProxies } from '@anunturi/shared-contract/program/readProxies';
import { readPort } from '@anunturi/shared-contract/program/readPort';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

// Commands and the job queue as a process of their own: one container in production, a child of `npm start` on a laptop.
// PROJECT_ID names the project, BUCKET where its files are (PROJECT_ID.appspot.com unless told; newer projects have
// PROJECT_ID.firebasestorage.app). EMBEDDED_ORIGIN and SERVICE_TOKEN_FILE lead to the embedded Firebase instead of Google's.
// SITE_ORIGIN is the site's (https://...): its pages alone send files to the addresses that commands open at Google.
// CLOCK_ACCOUNT is the service account as which Cloud Scheduler calls /jobs/{name}, CLOCK_AUDIENCE the address of this service
// that its tokens name (applySchedules.ts); without them this process keeps the schedules itself.
// Who sends e-mails: readMailSettings.ts (SMTP_URL, MAIL_BY_EXTENSION or MAIL_FOLDER).
// With MAIL_BOUNCE_SECRET a mail provider tells of addresses that do not exist (createBounceApp.ts).
// TELEMETRY_SECRET is that of the HTML servers, who then keep here what browsers tell them.
// APP_CHECK_APP is the app (its appId in the Firebase console) whose pages show tokens of App Check.
// SEARCH_FILE is where the search keeps its index for the next start, on a disk that outlives this process.
// SEARCH_DATABASE: readSearchDatabase.ts.
// PROXIES says how many proxies of our own stand in front (1: Cloud Run behind its front end, or npm start).
const {
  PROJECT_ID,
  BUCKET,
  EMBEDDED_ORIGIN,
  SERVICE_TOKEN_FILE,
  PORT,
  HOST = '0.0.0.0',
  SITE_ORIGIN,
  ADMIN_ORIGIN,
  PROXIES,
  CLOCK_ACCOUNT,
  CLOCK_AUDIENCE,
  TELEMETRY_SECRET,
  MAIL_BOUNCE_SECRET,
  APP_CHECK_APP,
  SEARCH_FILE,
} = process.env;
if (!PROJECT_ID || (EMBEDDED_ORIGIN ? !SERVICE_TOKEN_FILE : !SITE_ORIGIN)) {
  throw new ExpectedFailure(
    'The commands do not know whom they serve.',
    'Set PROJECT_ID, and SITE_ORIGIN (https://...), or SERVICE_TOKEN_FILE with EMBEDDED_ORIGIN.',
    2,
  );
}

let isEnding = false;
const transport = readMailSettings(process.env);
const searchDatabase = readSearchDatabase(process.env);
const log = process.send ? textLog : jsonLog(PROJECT_ID);
const { app, runner, mail, live, close } = openCommandServer({
  projectId: PROJECT_ID,
  log,
  onSearched: () => process.send?.({ isSearchNew: true }),
  isDraining: () => isEnding,
  ...(BUCKET && { bucket: BUCKET }),
  ...(SITE_ORIGIN && { siteOrigin: readOrigin(SITE_ORIGIN) }),
  ...(ADMIN_ORIGIN && { adminOrigin: readOrigin(ADMIN_ORIGIN, 'ADMIN_ORIGIN') }),
  ...(EMBEDDED_ORIGIN && {
    embedded: {
      origin: EMBEDDED_ORIGIN,
      serviceToken: readFileSync(SERVICE_TOKEN_FILE as string, 'utf8').trim(),
    },
  }),
  telemetrySecret: TELEMETRY_SECRET,
  bounceSecret: MAIL_BOUNCE_SECRET,
  appCheckApp: APP_CHECK_APP && readAppCheckApp(APP_CHECK_APP),
  county: siteConfig().county,
  createKeeper:
    searchDatabase?.createKeeper ??
    ((context) => new EmbeddedKeeper({ ...context, file: SEARCH_FILE })),
  commands: allCommands,
  jobs,
  schedules,
  ...(transport && { transport }),
  ...(CLOCK_ACCOUNT &&
    CLOCK_AUDIENCE && { clock: { account: CLOCK_ACCOUNT, audience: CLOCK_AUDIENCE } }),
  addressOf: addressBehindProxies(readProxies(PROXIES)),
});
// Whom npm start hands it to is asked again by its proxy.
const { follow, drain } = createDrain(process.send ? { graceMs: 0 } : {});
const server = createAdaptorServer({ fetch: app.fetch }) as Server;
keepConnections(server);
follow(server);
async function start() {
  if (!EMBEDDED_ORIGIN) await checkAccount();
  await searchDatabase?.check();
  server.listen(readPort(PORT, 8080), HOST, () => {
    const { port } = server.address() as AddressInfo;
    // Google's client tells a query that failed a second time, on a stream that nobody listens to any more: the database may be
    // away, and that ends no process.
    process.on('unhandledRejection', (reason) => log(`nobody waited for: ${String(reason)}`));
    process.send?.({ port });
    runner.wake();
    mail?.wake();
    if (!process.send) console.log(`Commands on port ${port} for ${PROJECT_ID}`);
  });
}
void start();
async function end() {
  if (isEnding) return; // a terminal and npm both pass a signal on
  isEnding = true;
  live.stop();
  await drain(server, (onClosed) => Listener.prototype.close.call(server, onClosed));
  await close();
  process.exit(0);
}
process.on('SIGTERM', () => void end()).on('SIGINT', () => void end());
process.once('disconnect', () => process.exit(0)); // the parent process is gone, however it ended
