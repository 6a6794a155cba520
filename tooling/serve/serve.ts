import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { LOGIN_PATH } from '@anunturi/shared-contract/navigation/shellPages';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { EMBEDDED_APP, EMBEDDED_PROJECT } from '@anunturi/shared-domain/site/embeddedProject';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { secretFiles } from '@anunturi/local-firebase/server/keepSecret';
import { OUTBOX_FOLDER } from '@anunturi/local-firebase/server/openFirebase';
import { refuseForeignHosts } from '@anunturi/local-firebase/server/refuseForeignHosts';
import { admitDemoAccounts } from '@anunturi/demo/admitDemoAccounts';
import { DEMO_PASSWORD, demoAccounts, people } from '@anunturi/demo/data/people';
import { createAppCheckToken } from '@anunturi/edge/app-check/createAppCheckToken';
import { checkedAddresses, showAppCheck } from '@anunturi/edge/app-check/showAppCheck';
import { createEdgeApp } from '@anunturi/edge/createEdgeApp';
import type { Keeps } from '@anunturi/edge/EdgeContext';
import { readTelemetrySettings } from '@anunturi/edge/telemetry/readTelemetrySettings';
import { readSiteConfig, siteConfigFile } from '@anunturi/edge/firestore/siteConfigFile';
import {
  TELEMETRY_REPORT_PATH,
  type TelemetryReport,
} from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { createDrain } from '@anunturi/shared-contract/program/createDrain';
import { keepConnections } from '@anunturi/shared-contract/program/keepConnections';
import { readNumber } from '@anunturi/shared-contract/program/readNumber';
import { Hono } from 'hono';
import config from '../../remotes.config.json' with { type: 'json' };
import { devPort, filesFolder, remotes, root } from '../build/folders';
import { folderTarget } from '../release/folderTarget';
import { type Email, emailData } from '../release/Email';
import { stepBackEmail } from '../release/stepBackEmail';
import { teamEmail } from '../release/teamEmail';
import { watchReleases } from '../release/watchReleases';
import { DATA_FOLDER } from './checkPlace';
import { createDemoCodeApp, DEMO_CODE_PATH } from './createDemoCodeApp';
import { freePort } from './freePort';
import { giveDemoSecondFactor } from './giveDemoSecondFactor';
import { createCommandProxy } from './createCommandProxy';
import { createPublicChanges } from './createPublicChanges';
import { noteServedAt } from './servedAt';
import { openSeededFirebase } from './openSeededFirebase';
import { readReach } from './readReach';
import { startCommandProcess } from './startCommandProcess';
import { untilCommandsAreReady } from './untilCommandsAreReady';
import { whenSearchAnswers } from './whenSearchAnswers';

type Options = {
  port: number;
  dataFolder?: string;
  /** The command process, compiled; from its sources unless told. */
  commandProgram?: string;
  /** Dev servers instead of released versions. */
  development?: { registryFile: string; shellFolder: string; shellUrl: string };
};

/** Who has just been answered may ask once more; a person waits at the terminal. */
const GRACE_MS = 500;
/** Connections that listen for changes do not end by themselves. */
const END_LIMIT_MS = 3000;
/** A photo over a slow line takes its time. */
const UPLOAD_LIMIT_MS = 30 * 60_000;

/** One address: a household, or many phones behind one. */
const PAGES_PER_MINUTE = 300;

const demoEmails = demoAccounts.map((key) => people[key].email);

/** The whole product on one origin: HTML server, shell, every remote and the embedded Firebase; commands in a process of their own. */
export async function serve({
  port: wanted,
  dataFolder = DATA_FOLDER,
  commandProgram,
  development,
}: Options) {
  const { hostname, ownHost, originAt, isHere, hasDemoAccounts, isOutboxHidden } = readReach(
    process.env,
  );
  const port = await freePort(wanted, hostname);
  const siteOrigin = originAt(port);
  const site = readSiteConfig();
  const changes = createPublicChanges();
  const appCheckSecret = process.env.APP_CHECK_DEBUG_TOKEN;
  const firebase = await openSeededFirebase({
    dataFolder,
    siteOrigin,
    configFile: join(root, 'firebase.json'),
    projectId: EMBEDDED_PROJECT,
    actionUrl: new URL(LOGIN_PATH, siteOrigin).href,
    log: (line) => console.log(line),
    watchRules: Boolean(development),
    onCommitted: changes.note,
    production: isOutboxHidden,
    // Pictures of pages are read without a token: they are elements, not requests of a client.
    ...(appCheckSecret && { appCheck: { debugTokens: [appCheckSecret], services: ['firestore'] } }),
  });
  admitDemoAccounts(firebase.admin, hasDemoAccounts);
  if (hasDemoAccounts) giveDemoSecondFactor(firebase.admin);
  const statusToken = process.env.STATUS_TOKEN ?? randomUUID();
  const previewSecret = process.env.PREVIEW_SECRET ?? randomUUID();
  let flushTelemetry = async () => {};
  const { isDraining, follow, drain } = createDrain({ graceMs: GRACE_MS, limitMs: END_LIMIT_MS });
  const seenFirebase: FirebaseConfig = {
    projectId: EMBEDDED_PROJECT,
    apiKey: 'demo',
    authDomain: 'localhost',
    storageBucket: `${EMBEDDED_PROJECT}.appspot.com`,
    emulatorOrigin: siteOrigin,
    ...(appCheckSecret && { appId: EMBEDDED_APP, appCheck: { debugToken: appCheckSecret } }),
  };
  const readAppCheckToken = appCheckSecret && createAppCheckToken(seenFirebase, appCheckSecret);
  if (readAppCheckToken) {
    const addresses = checkedAddresses(seenFirebase, siteOrigin);
    const ownSearch = `http://${ownHost}:${port}/api/`;
    globalThis.fetch = showAppCheck(fetch, readAppCheckToken, [...addresses, ownSearch]);
  }
  const edge = createEdgeApp({
    site,
    firebase: seenFirebase,
    ...(readAppCheckToken && { readAppCheckToken }),
    siteOrigin,
    siteFolder: dirname(siteConfigFile),
    overrideOrigins:
      site.overrideOrigins ??
      (isOutboxHidden ? [] : remotes.map((name) => `http://localhost:${devPort(name)}`)),
    shellFolder: join(filesFolder, 'shell'),
    releasesFolder: join(filesFolder, 'releases'),
    registryFile: join(filesFolder, 'registry.json'),
    onPublicChange: changes.follow,
    ...(process.env.RENDER_LIMIT_MS && {
      renderLimitMs: readNumber(process.env.RENDER_LIMIT_MS, {
        name: 'RENDER_LIMIT_MS',
        fallback: 0,
        min: 1,
      }),
    }),
    isDraining,
    statusToken,
    previewSecret,
    telemetry: {
      folder: join(dataFolder, 'sight'), // named before the code was
      ...readTelemetrySettings(process.env),
      onClose: (flush) => (flushTelemetry = flush),
    },
    // For measuring: `parts` or `nothing`.
    ...(process.env.KEEPS && { keeps: process.env.KEEPS as Keeps }),
    pageLimit: {
      perMinute: readNumber(process.env.PAGES_PER_MINUTE, {
        name: 'PAGES_PER_MINUTE',
        fallback: PAGES_PER_MINUTE,
        min: 1,
      }),
      proxies: readNumber(process.env.PROXIES, { name: 'PROXIES', fallback: 0 }),
    },
    ...(development ? { ...development, development: true } : {}),
  });
  const log = (line: string) => console.log(line);
  const commands = startCommandProcess({
    origin: `http://${ownHost}:${port}`,
    projectId: EMBEDDED_PROJECT,
    serviceTokenFile: join(dataFolder, secretFiles.serviceToken),
    siteOrigin,
    mailFolder: join(dataFolder, OUTBOX_FOLDER),
    searchFile: join(dataFolder, 'search-index'),
    ...(appCheckSecret && { appCheckApp: EMBEDDED_APP }),
    program: commandProgram,
    watched: Boolean(development),
    onSearched: changes.tell,
    log,
  });
  const app = new Hono();
  if (isHere) app.use(refuseForeignHosts(siteOrigin));
  app.use('/readyz', untilCommandsAreReady(commands));
  if (hasDemoAccounts) app.route('/', createDemoCodeApp());
  app.route('/', createCommandProxy(commands, log));
  app.route('/', firebase.app);
  app.route('/', edge);
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { requestTimeout: UPLOAD_LIMIT_MS },
  }) as Server;
  keepConnections(server);
  follow(server);
  server.listen(port, hostname);
  await once(server, 'listening'); // who reads the address below may come at once
  await edge.request('/readyz'); // every bundle is read before the first visitor
  await whenSearchAnswers(`http://${ownHost}:${port}`);
  const send = ({ id = randomUUID(), ...email }: Email & { id?: string }) => {
    const path = documentPaths.email(id);
    if (!firebase.admin.readDocument(path)) firebase.admin.writeDocument(path, emailData(email));
  };
  const stopWatching = watchReleases({
    target: folderTarget(filesFolder),
    settings: development ? { ...config.stepBack, withinMinutes: 0 } : config.stepBack,
    readTelemetry: async () => {
      const headers = { authorization: `Bearer ${statusToken}` };
      return (
        await edge.request(TELEMETRY_REPORT_PATH, { headers })
      ).json() as Promise<TelemetryReport>;
    },
    tell: async (failing) => send(stepBackEmail(failing, { ...site, origin: siteOrigin })),
    ofFaults: {
      fromCount: config.faultEmails.fromCount,
      tell: async (fault) => send(teamEmail(fault, { ...site, origin: siteOrigin })),
    },
    log: (line) => console.log(line),
  });
  const forgetNotes = (development ? [dataFolder] : [dataFolder, filesFolder]).map((folder) =>
    noteServedAt(folder, { origin: `http://${ownHost}:${port}`, statusToken, previewSecret }),
  );
  const end = async () => {
    stopWatching();
    for (const forget of forgetNotes) forget();
    // What answers are made of stays until the last one is given.
    await drain(server, (onClosed) => Listener.prototype.close.call(server, onClosed));
    await Promise.all([commands.stop(), flushTelemetry()]);
    await firebase.close();
  };
  let ending: Promise<void> | undefined;
  const close = () => (ending ??= end()); // a terminal and npm both pass a signal on
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void close().then(() => process.exit(0)));
  const accounts = hasDemoAccounts
    ? `\nDemonstration accounts (password ${DEMO_PASSWORD}): ${demoEmails.join(', ')}\nCode of the administrator: ${siteOrigin}${DEMO_CODE_PATH}`
    : '';
  console.log(
    `\n${site.name} is running: ${siteOrigin}\n${accounts}\nStop: Ctrl+C. The data stay in ${dataFolder}.\n`,
  );
  return { origin: siteOrigin, close };
}
