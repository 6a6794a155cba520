import { COMMANDS_PATH } from '@anunturi/shared-domain/commands/CommandAnswer';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { type Context, Hono } from 'hono';
import { Accounts } from './callers/Accounts';
import { createAppCheckDoor } from './callers/createAppCheckDoor';
import { closeUnread } from './closeUnread';
import { createCallerKeys } from './callers/callerKeys';
import { createCommandApp } from './createCommandApp';
import { createHealthApp } from './createHealthApp';
import { createPageReader } from './data/createPageReader';
import { createJobRunner, type Schedule } from './queue/createJobRunner';
import type { SearchOptions } from '../search/followDatabase';
import { openSearch } from '../search/openSearch';
import type { SearchSettings } from '../search/SearchSettings';
import { createJobsApp } from './queue/createJobsApp';
import { createSearchApp } from './createSearchApp';
import { createSumsApp } from './createSumsApp';
import type { Command } from './command/defineCommand';
import type { Job } from './queue/defineJob';
import { createLiveApp } from '../live/createLiveApp';
import { createMailLinkApp } from '../mail/links/createMailLinkApp';
import { createFileLinkApp } from '../files/links/createFileLinkApp';
import { openFileNotice } from '../files/links/openFileNotice';
import { createBounceApp } from '../mail/createBounceApp';
import { createMailSender } from '../mail/createMailSender';
import type { Transport } from '../mail/openTransport';
import { createDoorNotes } from '../security/createDoorNotes';
import { createRefusedPagesApp } from '../security/createRefusedPagesApp';
import { createSecurityNotes } from '../security/createSecurityNotes';
import { openFirestore } from './data/openFirestore';
import { type Log, textLog } from './requestLog';
import { openStorage, type StoragePlace } from './data/openStorage';
import { type Clock, createVerifyClock } from './callers/verifyClock';
import { createSessionCheck } from './callers/createSessionCheck';
import { createVerifyIdToken } from './callers/verifyIdToken';

export type CommandServerOptions = StoragePlace & {
  commands: readonly Command[];
  jobs: readonly Job[];
  schedules?: readonly Schedule[];
  addressOf: (c: Context) => string;
  /** Whose clock calls `/jobs/{name}`; without it this process keeps the schedules itself. */
  clock?: Clock;
  leaseMs?: number;
  /** What takes e-mails; without it they stay in the outbox for the extension that sends them. */
  transport?: Transport;
  /** The county of the site; without it lists are not answered here. */
  county?: SearchSettings['county'] | undefined;
  /** What HTML servers of the site show to keep what browsers told them; without it nothing is kept for them. */
  telemetrySecret?: string | undefined;
  /** The app whose pages show tokens of App Check; nobody shows any unless told. */
  appCheckApp?: string | undefined;
  /** With which a mail provider tells of addresses that do not exist. */
  bounceSecret?: string | undefined;
  /** Where the index of the search is; in the memory of this process alone unless told. */
  createKeeper?: SearchOptions['createKeeper'];
  /** Called when lists may be answered otherwise than before. */
  onSearched?: () => void;
  log?: Log;
  /** Whether this process ends soon: `/readyz` says so. */
  isDraining?: () => boolean;
};

/** Commands with their job queue and the search on one database; `app` answers `/api/...`, `/healthz` and `/readyz`, and `/jobs/...` where a clock calls. */
export function openCommandServer(options: CommandServerOptions) {
  const { projectId, embedded, log = textLog, isDraining = () => false } = options;
  const db = openFirestore(options);
  const files = openStorage(options);
  const accounts = new Accounts(options);
  const { clock, schedules = [], ...shared } = options;
  const own = { ...shared, db, files, accounts, log };
  const mail = options.transport && createMailSender({ db, log, transport: options.transport });
  const { county, createKeeper, onSearched: onTaken } = options;
  const readPage = createPageReader(options);
  const search = county && openSearch({ db, readPage, county, log, createKeeper, onTaken });
  const onListings = () => search?.wake();
  const runner = createJobRunner({
    db,
    files,
    accounts,
    search,
    log,
    onDueEmail: mail?.wake,
    jobs: options.jobs,
    onListings,
    noted: schedules.map(({ job }) => job.name),
    ...(!clock && { schedules }),
    ...(options.leaseMs !== undefined && { leaseMs: options.leaseMs }),
  });
  const app = new Hono();
  app.use(closeUnread);
  // What is sent here is never looked at as something else, whatever stands in it.
  app.use(async (c, next) => {
    await next();
    c.res.headers.set('x-content-type-options', 'nosniff');
  });
  const { addressOf } = options;
  const now = () => new Date();
  const security = createSecurityNotes({ db, clock: now, onJob: runner.wakeAt, log });
  const callerKeys = createCallerKeys(db);
  const noteRefusal = createDoorNotes({ security, callerKeys, addressOf, clock: now, log });
  const { appCheckApp: appId } = options;
  const appCheck = { embeddedOrigin: embedded?.origin, noteRefusal, log };
  if (appId) app.use(`${COMMANDS_PATH}*`, createAppCheckDoor({ appId, ...appCheck }));
  if (search) app.route('/', createSearchApp({ search, addressOf, noteRefusal }));
  const { telemetrySecret: secret, bounceSecret } = options;
  if (bounceSecret) app.route('/', createBounceApp({ db, secret: bounceSecret }));
  if (secret) {
    app.route('/', createSumsApp({ db, secret }));
    app.route('/', createRefusedPagesApp({ security, callerKeys, secret, clock: now }));
  }
  app.route(
    '/',
    createMailLinkApp({ db, addressOf, onJob: runner.wakeAt, onDueEmail: mail?.wake, onListings }),
  );
  const sendNotice = openFileNotice({
    ...own,
    callerKeys,
    addressOf,
    onJob: runner.wakeAt,
    onDueEmail: mail?.wake,
  });
  app.route('/', createFileLinkApp({ db, files, addressOf, sendNotice }));
  const verifyIdToken = createSessionCheck({
    verifyIdToken: createVerifyIdToken(projectId, embedded?.origin),
    accounts,
    db,
    onDueEmail: mail?.wake,
  });
  const live = createLiveApp({ db, verifyIdToken, addressOf, noteRefusal, log });
  app.route('/', live.app);
  const commands = createCommandApp({
    ...own,
    verifyIdToken,
    security,
    callerKeys,
    onConversations: live.onConversations,
    onJob: runner.wakeAt,
    onDueEmail: mail?.wake,
    onListings,
    search,
  });
  app.route('/', commands);
  app.route(
    '/',
    createHealthApp({
      readDatabase: () => db.doc(documentPaths.settings('limits')).get(),
      isQueueWell: runner.isWell,
      isSearchReady: () => search?.isReady ?? true,
      isDraining,
      log,
    }),
  );
  if (clock)
    app.route(
      '/',
      createJobsApp({ runner, schedules, verifyClock: createVerifyClock(clock), log }),
    );
  return {
    app,
    search,
    db,
    files,
    runner,
    mail,
    live,
    async close() {
      live.stop();
      await search?.stop();
      await runner.stop();
      await mail?.stop();
      await db.terminate();
    },
  };
}
