import * as z from 'zod/mini';
import { signatureSchema } from './signatureSchema';

/** Who may open a route. */
export const accessSchema = z.enum(['public', 'user', 'admin']);
export type Access = z.infer<typeof accessSchema>;

/** One route as data: pattern such as `/anunt/:slugAndId`, screen name, access, page title. */
export const routeDataSchema = z.object({
  path: z.string().check(z.maxLength(200), z.regex(/^\/(?![/\\])[^\s?#\\]*$/)),
  screen: z.string().check(z.maxLength(60), z.regex(/^[A-Za-z][\w-]*$/)),
  access: accessSchema,
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Of access `admin`: what the role must allow (shared-domain/people/roles.ts); absent: the administrator alone opens it. */
  permission: z.optional(z.string().check(z.maxLength(40), z.regex(/^[a-z]\w*$/))),
  /** Names of the query parameters that the page, as a server renders it, depends on. */
  query: z.optional(z.readonly(z.array(z.string().check(z.maxLength(60))))),
});
export type RouteData = z.infer<typeof routeDataSchema>;

/** A file below the version's folder: no segment begins with a dot, so that none leads out of it. */
const fileField = z
  .string()
  .check(z.maxLength(300), z.regex(/^[\w@+~-][\w@+~.-]*(\/[\w@+~-][\w@+~.-]*)*$/));

const versionNumberField = z.string().check(z.regex(/^\d+\.\d+\.\d+$/));

/** Subresource integrity, as a browser is told it. */
export const integrityField = z.string().check(z.regex(/^sha(256|384|512)-[\w+/=-]+$/));

/** A folder on this origin or another one reached over https; http only on the developer's own machine. */
const folderUrlField = z.string().check(z.maxLength(500), z.refine(isFolderUrl));

/**
 * One deployed version of a remote, as its `remote.json` and the registry have it; files are relative to `url`. Fields that
 * are not known here are dropped: a release may be newer than its reader.
 */
export const remoteReleaseSchema = z
  .object({
    name: z.string().check(z.maxLength(40), z.regex(/^[a-z][a-z0-9-]*$/)),
    version: z.string().check(z.maxLength(100), z.regex(/^[A-Za-z0-9][\w.+-]*$/)),
    /** Address of the version's folder, with a trailing slash. */
    url: folderUrlField,
    entry: fileField,
    /** Subresource integrity of the entry; a changed file is refused. */
    integrity: z.optional(integrityField),
    /** The same of `remote.json`, which names that of every other file; a release from before has none. */
    manifestIntegrity: z.optional(integrityField),
    routes: z.array(routeDataSchema),
    /** Files of the first script and of each screen, for preload hints. */
    files: z.object({
      lifecycles: z.array(fileField),
      screens: z.record(z.string(), z.array(fileField)),
    }),
    /** Server bundle beside the browser files, relative to the release's folder on disk. */
    server: z.optional(fileField),
    /** What the server bundle must hash to; the HTML server runs no other bytes. A release from before has none. */
    serverIntegrity: z.optional(integrityField),
    /** `REMOTE_CONTRACT` of the build; a release from before there was one is of the first. */
    contract: z.optional(z.int()),
    /** The earliest shell that it runs in. */
    minimumShell: z.optional(versionNumberField),
    /** Shared modules that it takes from the shell, and the range of versions that it runs with: `^19.2.9`. */
    needs: z.optional(z.record(z.string(), z.string().check(z.maxLength(40)))),
    /** Of all the other fields, also those that are not known here. */
    signature: z.optional(signatureSchema),
  })
  .check(
    z.refine(
      ({ routes, files }) => routes.every(({ screen }) => Object.hasOwn(files.screens, screen)),
      'a route names a screen without files',
    ),
  );
export type RemoteRelease = z.infer<typeof remoteReleaseSchema>;

function isFolderUrl(text: string): boolean {
  const thisSite = 'https://this-site.invalid';
  if (!/^(\/(?![/\\])|https?:\/\/)/.test(text) || !URL.canParse(text, thisSite)) return false;
  const { protocol, hostname, pathname, search, hash, username } = new URL(text, thisSite);
  const isOwnMachine = hostname === 'localhost' || hostname === '127.0.0.1';
  return (
    (protocol === 'https:' || (protocol === 'http:' && isOwnMachine)) &&
    pathname.endsWith('/') &&
    search + hash + username === ''
  );
}
