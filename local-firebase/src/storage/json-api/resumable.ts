import type { Context } from 'hono';
import { applySettings, readSettings } from '../readSettings';
import { readSmallText } from '../requestBytes';
import { continueUpload, openUpload, readCount } from '../resumableUpload';
import { queryOf, type StorageContext } from '../StorageContext';
import { badRequest, notFound, StorageError } from '../StorageError';
import { toCheckedResource } from './objectResource';

/** `bytes 0-99/200`, `bytes 0-*\/*`, `bytes *\/*`: where the bytes begin and end, and how many there will be. */
const RANGE = /^bytes (?:(\d{1,15})-(\d{1,15}|\*)|\*)\/(\d{1,15}|\*)$/;
const [INCOMPLETE, CANCELLED] = [308, 499];

/** POST with `uploadType=resumable`: answers in `Location` where the bytes go. */
export async function startResumable(
  context: StorageContext,
  c: Context,
  bucket: string,
  name: string,
): Promise<Response> {
  const sent = readSettings(await readSmallText(c));
  const contentType = c.req.header('x-upload-content-type');
  const settings = applySettings(contentType ? { contentType } : {}, sent);
  const declaredBytes = readCount(c, 'x-upload-content-length');
  if (declaredBytes !== null && declaredBytes > context.maxFileBytes)
    throw new StorageError(413, 'The file is too large.');
  const md5Hash = sent.md5Hash ?? null;
  const upload = { bucket, name, caller: 'owner' as const, settings, md5Hash, declaredBytes };
  const address = new URL(c.req.url);
  address.searchParams.set('upload_id', await openUpload(context, upload));
  return c.body('', 200, { Location: address.href });
}

/** PUT with `upload_id`: more bytes, the last ones, or the question how many came. */
export async function continueResumable(
  context: StorageContext,
  c: Context,
  bucket: string,
): Promise<Response> {
  const id = uploadIdOf(c);
  const { commands, offset } = readRange(c.req.header('content-range'));
  const answer = await continueUpload(context, c, id, new Set(commands), offset);
  if (answer.headers.get('x-goog-upload-status') === 'final') {
    const file = context.store.find(bucket, context.store.uploads.find(id)?.name ?? '');
    if (!file) throw notFound();
    return c.json(await toCheckedResource(context.store, file, new URL(c.req.url).origin));
  }
  const received = Number(answer.headers.get('x-goog-upload-size-received'));
  return new Response(null, {
    status: INCOMPLETE,
    headers: received > 0 ? { Range: `bytes=0-${received - 1}` } : {},
  });
}

/** DELETE with `upload_id`: nothing more is taken under it. Google answers 499. */
export async function cancelResumable(context: StorageContext, c: Context): Promise<Response> {
  await continueUpload(context, c, uploadIdOf(c), new Set(['cancel']));
  return new Response(null, { status: CANCELLED });
}

function uploadIdOf(c: Context): string {
  const id = queryOf(c, 'upload_id') ?? '';
  if (!/^[0-9a-f-]{36}$/.test(id)) throw notFound();
  return id;
}

function readRange(header: string | undefined): { commands: string[]; offset: number | null } {
  if (header === undefined) return { commands: ['upload', 'finalize'], offset: 0 };
  const [, first, last, total] = RANGE.exec(header.trim()) ?? [];
  if (total === undefined) throw badRequest('The content range is not acceptable.');
  if (first === undefined) return { commands: ['query'], offset: null };
  const isLast = last === '*' || (total !== '*' && Number(last) + 1 === Number(total));
  return { commands: isLast ? ['upload', 'finalize'] : ['upload'], offset: Number(first) };
}
