import type { Context, Hono } from 'hono';
import { downloadFile } from '../downloadFile';
import { listFiles } from '../listFiles';
import { applySettings, readSettings } from '../readSettings';
import { readSmallText } from '../requestBytes';
import { callerOf, checkName, queryOf, type StorageContext } from '../StorageContext';
import { badRequest, forbidden, notFound, StorageError } from '../StorageError';
import { uploadMultipart } from '../uploadFile';
import { copyFile } from './copyFile';
import { FIREBASE_KEYS, toCheckedResource, toResource } from './objectResource';
import { mustExist, readPreconditions } from './preconditions';
import { cancelResumable, continueResumable, startResumable } from './resumable';
import { uploadMedia } from './uploadMedia';

const OBJECT =
  /^(?:\/download)?\/storage\/v1\/b\/([^/]+)\/o\/([^/]+)(?:\/(rewriteTo|copyTo)\/b\/([^/]+)\/o\/([^/]+))?$/;
const PAGE = 1000;
const originOf = (c: Context) => new URL(c.req.url).origin;

/** The part of Cloud Storage's JSON interface that Google's server client needs, for trusted code alone. */
export function addJsonApiRoutes(app: Hono, context: StorageContext): void {
  app.use('/storage/v1/b/*', (c, next) => trustedOnly(context, c).then(next));
  app.use('/download/storage/v1/b/*', (c, next) => trustedOnly(context, c).then(next));
  app.get('/storage/v1/b/:bucket', (c) => {
    const bucket = mustBeBucket(context, c.req.param('bucket'));
    return c.json({ kind: 'storage#bucket', id: bucket, name: bucket });
  });
  app.get('/storage/v1/b/:bucket/o', (c) => list(context, c));
  for (const base of ['/storage/v1/b', '/download/storage/v1/b'])
    app.get(`${base}/:bucket/o/:name`, (c) => read(context, c));
  app.patch('/storage/v1/b/:bucket/o/:name', (c) => patch(context, c));
  app.delete('/storage/v1/b/:bucket/o/:name', (c) => remove(context, c));
  app.post('/storage/v1/b/:bucket/o/:name/:act{(?:rewriteTo|copyTo)}/*', (c) => copy(context, c));
  app.post('/upload/storage/v1/b/:bucket/o', (c) => insert(context, c));
  // Whose upload it is, its secret id tells, as at Google.
  app.put('/upload/storage/v1/b/:bucket/o', (c) =>
    continueResumable(context, c, mustBeBucket(context, c.req.param('bucket'))),
  );
  app.delete('/upload/storage/v1/b/:bucket/o', (c) => cancelResumable(context, c));
}

/** @throws StorageError 401 or 403 */
async function trustedOnly(context: StorageContext, c: Context): Promise<void> {
  const caller = callerOf(context, c);
  if (caller === null) throw new StorageError(401, 'Anonymous caller.');
  if (caller !== 'owner') throw forbidden();
}

function mustBeBucket(context: StorageContext, bucket: string): string {
  if (!context.testMode && !context.buckets.includes(bucket)) throw notFound();
  return bucket;
}

/** The file that the address names, and the one to copy it to. Names stand encoded in it, slashes too. */
function targetOf(context: StorageContext, c: Context) {
  const match = OBJECT.exec(new URL(c.req.url).pathname);
  if (!match) throw notFound();
  try {
    const [bucket, name, act, toBucket, toName] = match
      .slice(1)
      .map((part) => (part === undefined ? '' : decodeURIComponent(part))) as [
      string,
      string,
      string,
      string,
      string,
    ];
    mustBeBucket(context, bucket);
    if (act) mustBeBucket(context, toBucket);
    return { bucket, name: checkName(name), act, to: { bucket: toBucket, name: toName } };
  } catch (error) {
    throw error instanceof URIError ? badRequest('The path is not properly encoded.') : error;
  }
}

async function insert(context: StorageContext, c: Context): Promise<Response> {
  await trustedOnly(context, c);
  const bucket = mustBeBucket(context, c.req.param('bucket') ?? '');
  const name = checkName(queryOf(c, 'name') ?? '');
  const check = readPreconditions(c);
  check(context.store.find(bucket, name));
  const type = queryOf(c, 'uploadType');
  if (type === 'resumable') return startResumable(context, c, bucket, name);
  if (type !== 'multipart' && type !== 'media')
    throw badRequest('uploadType must be media, multipart or resumable.');
  const file =
    type === 'media'
      ? await uploadMedia(context, c, bucket, name, check)
      : await uploadMultipart(context, c, 'owner', bucket, name, check);
  return c.json(await toCheckedResource(context.store, file, originOf(c)));
}

async function read(context: StorageContext, c: Context): Promise<Response> {
  const { bucket, name } = targetOf(context, c);
  const file = mustExist(c, context.store.find(bucket, name));
  readPreconditions(c)(file);
  if (queryOf(c, 'alt') !== 'media')
    return c.json(await toCheckedResource(context.store, file, originOf(c)));
  const answer = await downloadFile(context.store, file, c);
  answer.headers.set('x-goog-hash', `md5=${file.md5Hash}`);
  answer.headers.set('x-goog-generation', String(file.generation));
  return answer;
}

async function patch(context: StorageContext, c: Context): Promise<Response> {
  const { bucket, name } = targetOf(context, c);
  const sent = readSettings(await readSmallText(c));
  const file = mustExist(c, context.store.find(bucket, name));
  readPreconditions(c)(file);
  const dropsKeys = sent.metadata?.[FIREBASE_KEYS] === null;
  const changed = context.store.update(file, applySettings(file, sent), dropsKeys);
  if (!changed) throw notFound(); // replaced or deleted a moment ago
  return c.json(await toCheckedResource(context.store, changed, originOf(c)));
}

async function remove(context: StorageContext, c: Context): Promise<Response> {
  const { bucket, name } = targetOf(context, c);
  const file = mustExist(c, context.store.find(bucket, name));
  readPreconditions(c)(file);
  if (!(await context.store.delete(file))) throw notFound();
  return c.body(null, 204);
}

async function copy(context: StorageContext, c: Context): Promise<Response> {
  const { act, to, ...from } = targetOf(context, c);
  const file = await copyFile(context, c, from, to);
  const resource = await toCheckedResource(context.store, file, originOf(c));
  if (act === 'copyTo') return c.json(resource);
  const size = String(file.size);
  return c.json({
    kind: 'storage#rewriteResponse',
    totalBytesRewritten: size,
    objectSize: size,
    done: true,
    resource,
  });
}

function list(context: StorageContext, c: Context): Response {
  const bucket = mustBeBucket(context, c.req.param('bucket') ?? '');
  const maxResults = Number(queryOf(c, 'maxResults') ?? PAGE);
  if (!Number.isInteger(maxResults) || maxResults < 1)
    throw badRequest('maxResults must be a number above 0.');
  const pageToken = queryOf(c, 'pageToken');
  const { items, prefixes, nextPageToken } = listFiles(context.store, {
    bucket,
    prefix: queryOf(c, 'prefix') ?? '',
    delimiter: queryOf(c, 'delimiter') ?? '',
    maxResults: Math.min(PAGE, maxResults),
    from: pageToken ? Buffer.from(pageToken, 'base64url').toString('utf8') : null,
  });
  const files = items.flatMap(({ name }) => context.store.find(bucket, name) ?? []);
  return c.json({
    kind: 'storage#objects',
    ...(files.length > 0 ? { items: files.map((file) => toResource(file, originOf(c))) } : {}),
    ...(prefixes.length > 0 ? { prefixes } : {}),
    ...(nextPageToken === undefined ? {} : { nextPageToken }),
  });
}
