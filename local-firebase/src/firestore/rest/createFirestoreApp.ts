import { Hono, type Context } from 'hono';
import { APP_CHECK_HEADER, type AppCheck } from '../../app-check/createAppCheck';
import { InvalidTokenError, type Authenticate } from '../../caller';
import { isDiskFull } from '../../disk/diskFull';
import { RulesSyntaxError } from '../../rules/syntax/RulesSyntaxError';
import type { Ruleset } from '../../rules/Ruleset';
import type { Firestore } from '../Firestore';
import { listBody, type JsonList } from './answers';
import { listDocuments } from './listDocuments';
import { BodyTooLarge, readBody } from './readBody';
import {
  answerAggregation,
  answerQuery,
  batchGet,
  beginTransaction,
  getDocument,
  listCollectionIds,
} from './readRoutes';
import { readTarget, type Target } from './readTarget';
import { invalid, RequestError, UnknownAddress } from '../RequestError';
import {
  batchWrite,
  commit,
  createDocument,
  deleteDocument,
  patchDocument,
  rollback,
} from './writeRoutes';

export type FirestoreAppOptions = {
  firestore: Firestore;
  authenticate: Authenticate;
  /** Clients show its tokens; trusted code does not. */
  appCheck?: AppCheck | undefined;
  /** The project that is served; in test mode any. */
  projectId: string;
  testMode: boolean;
  /** Takes rules for one project (test mode only); throws RulesSyntaxError. */
  setRules: (project: string, source: string) => Ruleset;
  /** Origins other than our own that may call from a browser; in test mode any. */
  allowedOrigins?: readonly string[];
  log: (line: string) => void;
};

/** Firestore's REST interface below /v1/projects as the web SDK calls it; in test mode also the emulator's rule swap and wipe. */
export function createFirestoreApp(options: FirestoreAppOptions): Hono {
  const app = new Hono();
  app.onError((error, c) => answerError(error, c, options.log));
  app.use('/v1/projects/*', async (c, next) => {
    allowOrigin(options, c);
    if (c.req.method === 'OPTIONS') return c.body(null, 200);
    return next();
  });
  app.all('/v1/projects/*', async (c) => {
    const target = readTarget(rawUrl(c));
    if (!options.testMode && target.project !== options.projectId)
      throw new RequestError('NOT_FOUND', `The project ${target.project} is not served here.`);
    const body = ['POST', 'PATCH', 'PUT'].includes(c.req.method)
      ? await readBody(c.req.raw)
      : undefined;
    const answer = dispatch(options, c, target, body);
    if (isWrite(c.req.method, target)) await options.firestore.flush();
    return c.body(toBody(answer), 200, {
      'content-type': 'application/json; charset=UTF-8',
      'cache-control': 'no-store',
    });
  });
  if (options.testMode) addTestRoutes(app, options);
  return app;
}

function toBody(answer: string | object) {
  if (typeof answer === 'string') return answer;
  return 'items' in answer ? listBody(answer as JsonList) : JSON.stringify(answer);
}

const isWrite = (method: string, { verb }: Target): boolean =>
  method !== 'GET' && (verb === null || verb === 'commit' || verb === 'batchWrite');

function dispatch(
  { firestore, authenticate, appCheck }: FirestoreAppOptions,
  { req }: Context,
  target: Target,
  body: unknown,
): string | object {
  const { method } = req;
  const caller = authenticate(req.header('authorization'), target.project);
  if (caller !== 'owner' && appCheck?.admits('firestore', req.header(APP_CHECK_HEADER)) === false)
    throw new RequestError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  const { verb, segments } = target;
  if (method === 'POST' && verb) {
    switch (verb) {
      case 'runQuery':
        return answerQuery(firestore, caller, target, body);
      case 'runAggregationQuery':
        return answerAggregation(firestore, caller, target, body);
      case 'listCollectionIds':
        return listCollectionIds(firestore, caller, target, body);
      default:
        if (segments.length > 0) throw invalid(`:${verb} belongs to the root of the documents.`);
    }
    switch (verb) {
      case 'commit':
        return commit(firestore, caller, target, body);
      case 'batchGet':
        return batchGet(firestore, caller, target, body);
      case 'batchWrite':
        return batchWrite(firestore, caller, target, body);
      case 'beginTransaction':
        return beginTransaction(firestore, target, body);
      case 'rollback':
        return rollback(firestore, target, body);
    }
  }
  if (segments.length > 0) {
    if (method === 'GET')
      return segments.length % 2 === 0
        ? getDocument(firestore, caller, target)
        : listDocuments(firestore, caller, target);
    if (method === 'POST') return createDocument(firestore, caller, target, body);
    if (method === 'PATCH') return patchDocument(firestore, caller, target, body);
    if (method === 'DELETE') return deleteDocument(firestore, caller, target);
  }
  throw new UnknownAddress();
}

/** The address as it was sent: a parsed URL would have lost segments of dots. */
function rawUrl(c: Context): string {
  const incoming = (c.env as { incoming?: { url?: string } } | undefined)?.incoming;
  return incoming?.url ?? c.req.url;
}

function allowOrigin({ testMode, allowedOrigins = [] }: FirestoreAppOptions, c: Context): void {
  const origin = c.req.header('origin');
  if (!origin || !(testMode || allowedOrigins.includes(origin))) return;
  c.header('access-control-allow-origin', origin);
  c.header('access-control-allow-credentials', 'true');
  c.header('vary', 'origin');
  if (c.req.method !== 'OPTIONS') return;
  c.header('access-control-allow-methods', 'DELETE,GET,HEAD,PATCH,POST,PUT');
  c.header('access-control-allow-headers', c.req.header('access-control-request-headers') ?? '');
}

function addTestRoutes(app: Hono, { firestore, setRules }: FirestoreAppOptions): void {
  app.put('/emulator/v1/projects/:call{.+:securityRules}', async (c) => {
    const project = c.req.param('call').replace(/:securityRules$/, '');
    const body = (await readBody(c.req.raw)) as {
      rules?: { files?: { content?: unknown }[] };
    } | null;
    const content = body?.rules?.files?.[0]?.content;
    if (typeof content !== 'string') throw invalid('rules.files[0].content is missing.');
    const { warnings } = setRules(project, content);
    return c.json(
      warnings.length
        ? { issues: warnings.map((description) => ({ severity: 'WARNING', description })) }
        : {},
    );
  });
  app.delete('/emulator/v1/projects/:project/databases/:database/documents', (c) => {
    firestore.wipe(c.req.param('project'));
    return c.json({});
  });
}

function answerError(error: Error, c: Context, log: (line: string) => void): Response {
  if (error instanceof UnknownAddress) return c.text('Not Found', 404);
  if (error instanceof RequestError) return c.json(error.body, error.httpStatus as 400);
  if (error instanceof InvalidTokenError)
    return c.json(
      {
        error: {
          code: error.status,
          message: error.message,
          status: error.status === 400 ? 'INVALID_ARGUMENT' : 'UNAUTHENTICATED',
        },
      },
      error.status,
    );
  if (error instanceof RulesSyntaxError) return c.json(invalid(error.message).body, 400);
  if (error instanceof BodyTooLarge)
    return c.json(
      {
        error: {
          code: 413,
          message: 'The request is larger than the limit.',
          status: 'INVALID_ARGUMENT',
        },
      },
      413,
      { connection: 'close' },
    ); // the rest of the body is not read
  if (isDiskFull(error)) {
    log('firestore: the disk is full; nothing was written.');
    const { body, httpStatus } = new RequestError('RESOURCE_EXHAUSTED', 'The disk is full.');
    return c.json(body, httpStatus as 429);
  }
  log(`firestore: ${error.stack ?? error.message}`);
  return c.json(new RequestError('INTERNAL', 'Internal error.').body, 500);
}
