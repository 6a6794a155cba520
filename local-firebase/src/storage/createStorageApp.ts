import { timingSafeEqual } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { allowOrigins } from '../server/allowOrigins';
import { RulesSyntaxError } from '../rules/syntax/RulesSyntaxError';
import { downloadFile } from './downloadFile';
import { toStoredFile, toWire, type FileRecord } from './fileRecord';
import { addJsonApiRoutes } from './json-api/addJsonApiRoutes';
import { listFiles } from './listFiles';
import { applySettings, readSettings } from './readSettings';
import { discardBody, readSmallText } from './requestBytes';
import { continueUpload, startUpload } from './resumableUpload';
import { badRequest, forbidden, notFound, StorageError } from './StorageError';
import {
  bucketOf,
  callerOf,
  checkName,
  mustBeAllowed,
  nameInPath,
  queryOf,
  type StorageAppOptions,
  type StorageContext,
} from './StorageContext';
import { uploadMultipart } from './uploadFile';

/** Firebase Storage's REST interface below /v0/b as the web SDK calls it, and the JSON interface of Google's server client. */
export function createStorageApp(options: StorageAppOptions): Hono {
  const context: StorageContext = {
    ...options,
    now: options.now ?? Date.now,
    maxFileBytes: options.maxFileBytes ?? 5 * 1024 ** 3,
  };
  const app = new Hono();
  for (const path of ['/v0/b/*', '/upload/storage/v1/b/*'])
    app.use(path, allowOrigins(options.allowedOrigins ?? []));
  app.onError(async (error, c) => {
    await discardBody(c);
    if (error instanceof StorageError) return c.json(error.toJSON(), error.status, error.headers);
    options.log(`storage: ${error.stack ?? error.message}`);
    return c.json({ error: { code: 500, message: 'Internal error.' } }, 500);
  });
  app.get('/v0/b/:bucket/o', (c) => list(context, c));
  app.post('/v0/b/:bucket/o', (c) => upload(context, c, queryOf(c, 'name')));
  app.get('/v0/b/:bucket/o/*', (c) => read(context, c));
  app.post('/v0/b/:bucket/o/*', (c) => upload(context, c, nameInPath(c)));
  app.patch('/v0/b/:bucket/o/*', (c) => changeMetadata(context, c));
  app.delete('/v0/b/:bucket/o/*', (c) => remove(context, c));
  addJsonApiRoutes(app, context);
  if (options.testMode && options.setRules)
    app.put('/internal/setRules', (c) => swapRules(c, options.setRules!));
  return app;
}

/** The storage emulator's way to change rules; what does not compile changes nothing. */
async function swapRules(c: Context, setRules: (source: string) => void): Promise<Response> {
  const body = (await c.req.json().catch(() => null)) as {
    rules?: { files?: { content?: unknown }[] };
  } | null;
  const content = body?.rules?.files?.[0]?.content;
  if (typeof content !== 'string') throw badRequest('rules.files[0].content is missing.');
  try {
    setRules(content);
  } catch (error) {
    if (error instanceof RulesSyntaxError) throw badRequest(error.message);
    throw error;
  }
  return c.json({ message: 'Rules updated successfully' });
}

async function upload(
  context: StorageContext,
  c: Context,
  givenName: string | undefined,
): Promise<Response> {
  const bucket = bucketOf(context, c);
  const commands = new Set(
    (c.req.header('x-goog-upload-command') ?? '')
      .toLowerCase()
      .split(',')
      .map((command) => command.trim())
      .filter(Boolean),
  );
  const uploadId = queryOf(c, 'upload_id');
  if (uploadId !== undefined) {
    const known =
      commands.size > 0 &&
      [...commands].every((command) => ['upload', 'finalize', 'query', 'cancel'].includes(command));
    if (!known || !/^[0-9a-f-]{36}$/.test(uploadId))
      throw known ? notFound() : badRequest('Unknown upload command.');
    callerOf(context, c); // a bad token is refused; whose upload it is, its secret id tells
    return continueUpload(context, c, uploadId, commands);
  }
  if (queryOf(c, 'create_token') !== undefined || queryOf(c, 'delete_token') !== undefined)
    throw forbidden();
  if (!givenName) throw badRequest('The name is missing.');
  const name = checkName(givenName);
  const caller = callerOf(context, c);
  const protocol =
    c.req.header('x-goog-upload-protocol')?.toLowerCase() ?? queryOf(c, 'uploadType');
  if (protocol === 'multipart')
    return c.json(toWire(await uploadMultipart(context, c, caller, bucket, name)));
  if (protocol === 'resumable' && commands.has('start') && commands.size === 1)
    return startUpload(context, c, caller, bucket, name);
  throw badRequest('The upload protocol must be multipart or resumable.');
}

async function read(context: StorageContext, c: Context): Promise<Response> {
  const bucket = bucketOf(context, c);
  const name = nameInPath(c);
  const file = context.store.find(bucket, name);
  const token = queryOf(c, 'token');
  if (!(file && token && hasToken(file, token))) {
    mustBeAllowed(context, callerOf(context, c), {
      method: 'get',
      bucket,
      path: name,
      before: file && toStoredFile(file),
      after: null,
    });
  }
  if (!file) throw notFound();
  return queryOf(c, 'alt') === 'media'
    ? downloadFile(context.store, file, c)
    : c.json(toWire(context.store.withKey(file)), 200, {
        'Cache-Control': 'private, no-cache',
        'X-Content-Type-Options': 'nosniff',
      });
}

async function changeMetadata(context: StorageContext, c: Context): Promise<Response> {
  const bucket = bucketOf(context, c);
  const name = nameInPath(c);
  const caller = callerOf(context, c);
  const sent = readSettings(await readSmallText(c));
  const file = context.store.find(bucket, name);
  const before = file && toStoredFile(file);
  const settings = applySettings(file ?? {}, sent);
  const time = new Date(context.now()).toISOString();
  const after = before && {
    bucket,
    name,
    size: before.size,
    md5Hash: before.md5Hash,
    timeCreated: before.timeCreated,
    generation: before.generation,
    metageneration: file.metageneration + 1,
    ...settings,
    updated: time,
  };
  mustBeAllowed(context, caller, { method: 'update', bucket, path: name, before, after });
  if (!file) throw notFound();
  const changed = context.store.update(file, settings);
  if (!changed) throw notFound(); // replaced or deleted a moment ago
  return c.json(toWire(changed));
}

async function remove(context: StorageContext, c: Context): Promise<Response> {
  const bucket = bucketOf(context, c);
  const name = nameInPath(c);
  const file = context.store.find(bucket, name);
  mustBeAllowed(context, callerOf(context, c), {
    method: 'delete',
    bucket,
    path: name,
    before: file && toStoredFile(file),
    after: null,
  });
  if (!file || !(await context.store.delete(file))) throw notFound();
  return c.body(null, 204);
}

function list(context: StorageContext, c: Context): Response {
  const bucket = bucketOf(context, c);
  const prefix = queryOf(c, 'prefix') ?? '';
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1).replace(/\/$/, ''); // `a/b` also finds `a/bc/d`: only the folder is proved
  if (folder !== '') checkName(folder);
  const maxResults = queryOf(c, 'maxResults') ?? '1000';
  if (!/^\d{1,9}$/.test(maxResults) || Number(maxResults) < 1)
    throw badRequest('maxResults must be a number above 0.');
  const delimiter = queryOf(c, 'delimiter') ?? '';
  mustBeAllowed(context, callerOf(context, c), {
    method: 'list',
    bucket,
    path: folder,
    deep: delimiter === '',
    before: null,
    after: null,
  });
  const pageToken = queryOf(c, 'pageToken');
  const from = pageToken ? Buffer.from(pageToken, 'base64url').toString('utf8') : null;
  return c.json(
    listFiles(context.store, {
      bucket,
      prefix,
      delimiter,
      maxResults: Math.min(1000, Number(maxResults)),
      from,
    }),
  );
}

function hasToken(file: FileRecord, token: string): boolean {
  const given = Buffer.from(token);
  return file.downloadTokens.some(
    (known) => known.length === given.length && timingSafeEqual(Buffer.from(known), given),
  );
}
