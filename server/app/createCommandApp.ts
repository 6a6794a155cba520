import type { Firestore } from '@google-cloud/firestore';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { TRACEPARENT } from '@anunturi/shared-contract/telemetry/traceparent';
import {
  COMMANDS_PATH,
  IDEMPOTENCY_HEADER,
  WORK_HEADER,
  type CommandAnswer,
} from '@anunturi/shared-domain/commands/CommandAnswer';
import { commonCommandErrors } from '@anunturi/shared-domain/commands/defineContract';
import type { Accounts } from './callers/Accounts';
import type { CallerKeys } from './callers/callerKeys';
import { createFullCounters } from './limits/createFullCounters';
import { createQueue } from '../files/createQueue';
import { createKeyedMutex } from './command/createKeyedMutex';
import type { Caller } from './callers/Caller';
import type { Command, Searched } from './command/defineCommand';
import { Refusal, statusOf } from './command/refuse';
import { WorkNeeded } from './limits/limits';
import { workBitsOf } from './limits/workBitsOf';
import { counterPaths, runCommand } from './command/runCommand';
import { type Log, withRequest } from './requestLog';
import type { SecurityNotes } from '../security/createSecurityNotes';
import type { StoredFiles } from './data/StoredFiles';
import type { VerifyIdToken } from './callers/verifyIdToken';

export type CommandAppOptions = {
  db: Firestore;
  files: StoredFiles;
  accounts: Accounts;
  commands: readonly Command[];
  search?: Searched | undefined;
  verifyIdToken: VerifyIdToken;
  /** Where a request comes from. */
  addressOf: (c: Context) => string;
  /** Called after a command that enqueued what is due at once. */
  onJob?: (dueAt: Date) => void;
  /** Called after a command that put an e-mail into the outbox. */
  onDueEmail?: (() => void) | undefined;
  /** Called after a command that wrote listings or what they mean. */
  onListings?: () => void;
  /** Called after a command that wrote conversations. */
  onConversations?: ((ids: readonly string[]) => void) | undefined;
  security: SecurityNotes;
  callerKeys: CallerKeys;
  log: Log;
  clock?: () => Date;
};

/** Header of each answer: what the log says under it is about this call. */
const REQUEST_ID = 'x-request-id';
/** Of heavy commands in a process; the others wait in turn. */
const HEAVY_AT_ONCE = 2;
const BODY_MAX_BYTES = 512 * 1024; // the longest post with its markup

/** `POST /api/{command}`: an ID token or none, JSON in, `{ result }` or `{ error }` out. */
export function createCommandApp(options: CommandAppOptions): Hono {
  const {
    db,
    verifyIdToken,
    addressOf,
    onJob,
    onListings,
    log,
    clock = () => new Date(),
  } = options;
  const { files, accounts, onDueEmail, security, callerKeys } = options;
  const commands = new Map(options.commands.map((command) => [command.contract.name, command]));
  const exclusively = createKeyedMutex();
  const heavyInTurn = createQueue(HEAVY_AT_ONCE);
  const inTurn = <T>({ isHeavy }: Command, { uid, deviceKey }: Caller, run: () => Promise<T>) =>
    isHeavy ? heavyInTurn(uid ?? deviceKey, run) : run();
  const full = createFullCounters();
  const answer = (c: Context, refusal: Refusal) => {
    const { code, message, fields } = refusal;
    const work = refusal instanceof WorkNeeded && { work: refusal.bits };
    const error = { code, message, ...(fields && { fields }), ...work };
    return c.json({ error } satisfies CommandAnswer, statusOf(code));
  };
  const app = new Hono();
  app.use(`${COMMANDS_PATH}*`, (c, next) =>
    withRequest(c.req.header(TRACEPARENT), async ({ requestId }) => {
      const startMs = performance.now();
      await next();
      c.header(REQUEST_ID, requestId);
      const command = c.req.path.slice(COMMANDS_PATH.length);
      log('command', {
        severity: 'INFO',
        command: commands.has(command) ? command : 'none',
        status: c.res.status,
        latencyMs: Math.round(performance.now() - startMs),
      });
    }),
  );
  app.onError((error, c) => {
    if (error instanceof Refusal) return answer(c, error);
    log(`${c.req.path}: ${error.stack ?? error.message}`);
    return answer(c, new Refusal('unavailable'));
  });
  app.post(
    `${COMMANDS_PATH}:command`,
    bodyLimit({ maxSize: BODY_MAX_BYTES, onError: (c) => answer(c, new Refusal('tooLarge')) }),
    async (c) => {
      c.header('cache-control', 'no-store');
      const command = commands.get(c.req.param('command'));
      if (!command) return answer(c, new Refusal('notFound'));
      // Other sites' pages have no business here, not even with a beacon that nobody can read.
      if (c.req.header('sec-fetch-site') === 'cross-site')
        return answer(c, new Refusal('notAllowed'));
      const now = clock();
      const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
      const userAgent = (c.req.header('user-agent') ?? '').slice(0, 500);
      const keys = await callerKeys(addressOf(c), userAgent, now);
      const { name } = command.contract;
      const verified = (given: string) =>
        verifyIdToken(given).catch(async (error: unknown) => {
          if (error instanceof Refusal)
            await security.refused(name, error.code, { uid: null, ...keys }, { isSession: true });
          throw error;
        });
      const body = await c.req.text();
      const key = readKey(c.req.header(IDEMPOTENCY_HEADER));
      const asked = { command: name, key: key ?? '', body };
      const workBits = workBitsOf(c.req.header(WORK_HEADER), asked);
      const identity = token ? await verified(token) : { uid: null, emailVerified: false };
      const caller = { userAgent, workBits, ...identity, ...keys };
      const input = readJson(body);
      let written: string | undefined;
      const noteListings = (change: string) => {
        written = change;
        onListings?.();
      };
      try {
        const run = () =>
          runCommand(
            db,
            command,
            { caller, input, idempotencyKey: key },
            {
              clock,
              files: files.forPagesOf(c.req.header('origin')),
              accounts,
              search: options.search,
              full,
              onJob,
              onDueEmail,
              onListings: noteListings,
              onConversations: options.onConversations,
            },
          );
        // One account has one call of a command in the queue, however many it sends.
        const result = await exclusively(counterPaths(command, caller, now), () =>
          inTurn(command, caller, run),
        );
        if (command.readsPersonal) await security.read(command.readsPersonal, caller);
        return c.json({ result, ...(written && { written }) } satisfies CommandAnswer);
      } catch (error) {
        const expected: readonly string[] = [...commonCommandErrors, ...command.contract.errors];
        if (error instanceof Refusal && !expected.includes(error.code))
          throw new Error(`${name} does not list ${error.code}`, { cause: error });
        if (error instanceof Refusal) await security.refused(name, error.code, caller);
        throw error;
      }
    },
  );
  app.all(`${COMMANDS_PATH}*`, (c) => answer(c, new Refusal('notFound')));
  return app;
}

/** JSON whatever the content type says: a beacon without a preflight is plain text. */
function readJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refusal('invalidInput');
    throw error;
  }
}

function readKey(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  if (!/^[A-Za-z0-9-]{16,64}$/.test(given)) throw new Refusal('invalidInput');
  return given;
}
