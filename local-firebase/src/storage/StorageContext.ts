import type { Context } from 'hono';
import { APP_CHECK_HEADER, type AppCheck } from '../app-check/createAppCheck';
import { InvalidTokenError, type Authenticate, type Caller } from '../caller';
import type { DocumentReader, FileRequest, Ruleset } from '../rules/Ruleset';
import type { FileStore } from './FileStore';
import { badRequest, forbidden, notFound, StorageError } from './StorageError';

export type StorageAppOptions = {
  store: FileStore;
  authenticate: Authenticate;
  /** Clients show its tokens; trusted code and who has an address with a key do not. */
  appCheck?: AppCheck | undefined;
  /** Whose tokens are taken. */
  projectId: string;
  /** The rules now in force; asked for at every request, so that a reload counts at once. */
  rules: () => Ruleset;
  /** Puts other rules in force (test mode only); throws RulesSyntaxError. */
  setRules?: (source: string) => void;
  /** Documents for `firestore.get()` and `firestore.exists()`. */
  documents: DocumentReader;
  /** Buckets that exist; in test mode any. */
  buckets: readonly string[];
  testMode: boolean;
  /** Where the site is, e.g. http://localhost:3000. */
  siteOrigin: string;
  log: (line: string) => void;
  /** Origins other than our own that may call from a browser. */
  allowedOrigins?: readonly string[];
  /** Largest file in bytes, 5 GiB unless told. */
  maxFileBytes?: number;
  now?: () => number;
};

/** What every request to the storage works with. */
export type StorageContext = StorageAppOptions & { now: () => number; maxFileBytes: number };

/** Who asks. @throws StorageError 401 */
export function callerOf(context: StorageContext, c: Context): Caller {
  const caller = authenticated(context, c);
  const token = c.req.header(APP_CHECK_HEADER);
  if (caller !== 'owner' && context.appCheck?.admits('storage', token) === false)
    throw new StorageError(401, 'Firebase App Check token is invalid.');
  return caller;
}

function authenticated(context: StorageContext, c: Context): Caller {
  try {
    return context.authenticate(c.req.header('authorization'), context.projectId);
  } catch (error) {
    if (error instanceof InvalidTokenError) throw new StorageError(401, error.message);
    throw error;
  }
}

type Asked = Pick<FileRequest, 'method' | 'bucket' | 'path' | 'deep' | 'before' | 'after'>;

/** Lets the rules decide; the owner of test mode passes. @throws StorageError 403 */
export function mustBeAllowed(context: StorageContext, caller: Caller, asked: Asked): void {
  if (caller === 'owner') return;
  const time = new Date(context.now()).toISOString();
  if (
    !context.rules().allowsFile({
      ...asked,
      project: context.projectId,
      auth: caller,
      time,
      reader: context.documents,
    })
  )
    throw forbidden();
}

/** The bucket in the address. @throws StorageError 404 when there is none of that name */
export function bucketOf(context: StorageContext, c: Context): string {
  const bucket = c.req.param('bucket') ?? '';
  if (!context.testMode && !context.buckets.includes(bucket)) throw notFound();
  return bucket;
}

/** The file's path as it stands encoded in the address. @throws StorageError 400 for bad encoding or a bad name */
export function nameInPath(c: Context): string {
  const { pathname } = new URL(c.req.url);
  try {
    return checkName(decodeURIComponent(pathname.slice(pathname.indexOf('/o/') + 3)));
  } catch (error) {
    if (error instanceof URIError) throw badRequest('The path is not properly encoded.');
    throw error;
  }
}

/** A query parameter, decoded as browsers do: bad encoding becomes U+FFFD, which no name may hold. */
export function queryOf(c: Context, name: string): string | undefined {
  return new URL(c.req.url).searchParams.get(name) ?? undefined;
}

/** A name whose parts rules can match: 1 to 1024 bytes, no empty, `.` or `..` part, no control characters. */
export function checkName(name: string): string {
  const parts = name.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..'))
    throw badRequest('The path has an empty part.');
  if (Buffer.byteLength(name) > 1024 || /[\u0000-\u001f\u007f\ufffd]|\p{Surrogate}/u.test(name))
    throw badRequest('The path is not acceptable.');
  return name;
}
