/** A Firestore value in REST JSON, e.g. `{ stringValue: 'x' }` or `{ integerValue: '1' }`. */
export type RestValue = {
  nullValue?: null | string;
  booleanValue?: boolean;
  integerValue?: string | number;
  doubleValue?: number | string;
  timestampValue?: string;
  stringValue?: string;
  bytesValue?: string;
  referenceValue?: string;
  geoPointValue?: { latitude?: number; longitude?: number };
  arrayValue?: { values?: RestValue[] };
  mapValue?: { fields?: Record<string, RestValue> };
};
/** Fields of a document in REST JSON. */
export type RestFields = Record<string, RestValue>;
/** A document as rules see it; `name` is the full name `projects/p/databases/(default)/documents/a/b`. */
export type RulesDocument = { name: string; fields: RestFields; createTime?: string; updateTime?: string };
/** A stored object as storage rules see it; times are RFC 3339, `name` is the path inside the bucket. */
export type StoredFile = {
  bucket: string;
  name: string;
  size: number;
  contentType?: string;
  timeCreated?: string;
  updated?: string;
  generation?: string | number;
  metageneration?: string | number;
  md5Hash?: string;
  crc32c?: string;
  etag?: string;
  contentDisposition?: string;
  contentEncoding?: string;
  contentLanguage?: string;
  cacheControl?: string;
  metadata?: Record<string, string>;
};
/** The caller: null is anonymous; `token` holds every claim as decoded from JSON. */
export type RulesAuth = { uid: string; token: Record<string, unknown> } | null;
/** Reads documents for get() and exists(); `getAfter` sees the state after the whole batch (default: the present state). */
export interface DocumentReader {
  get(fullName: string): RulesDocument | null;
  getAfter?(fullName: string): RulesDocument | null;
}
/** Documents a request may look up: 10 distinct ones for a single request, 20 shared over a batch; make one per commit. */
export class AccessBudget {
  readonly names = new Set<string>();
  constructor(readonly limit: number) {}
}
/** One document read or write; `before` is null when missing, `after` is null on get and delete. */
export type DocumentRequest = {
  method: 'get' | 'create' | 'update' | 'delete';
  name: string;
  auth: RulesAuth;
  time: string;
  before: RulesDocument | null;
  after: RulesDocument | null;
  reader: DocumentReader;
  accessBudget?: AccessBudget;
};
/** A structured query in REST JSON; `from` is ignored, the collection is given beside it. */
export type RulesQuery = {
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: RulesFilter;
  orderBy?: { field: { fieldPath: string }; direction?: string }[];
  limit?: number | { value: number } | null;
  offset?: number;
  startAt?: unknown;
  endAt?: unknown;
  select?: unknown;
};
export type RulesFilter = {
  compositeFilter?: { op: string; filters?: RulesFilter[] };
  fieldFilter?: { field: { fieldPath: string }; op: string; value: RestValue };
  unaryFilter?: { field: { fieldPath: string }; op: string };
};
/**
 * One query or aggregation. `parentAndCollection` is the parent's full name + '/' + collection id;
 * with `collectionGroup` it is the name under which the group is searched (parent or root) + '/' + collection id.
 */
export type ListRequest = {
  parentAndCollection: string;
  collectionGroup?: boolean;
  query: RulesQuery;
  auth: RulesAuth;
  time: string;
  reader: DocumentReader;
};
/** One storage request; `path` is the object's full path, for `list` the listed prefix. */
export type FileRequest = {
  method: 'get' | 'list' | 'create' | 'update' | 'delete';
  bucket: string;
  path: string;
  auth: RulesAuth;
  time: string;
  before: StoredFile | null;
  after: StoredFile | null;
  reader: DocumentReader;
};
/** Compiled rules; every check is synchronous, never throws, and answers false on any doubt. */
export interface Ruleset {
  readonly warnings: string[];
  readonly services: string[];
  allowsDocument(request: DocumentRequest): boolean;
  allowsList(request: ListRequest): boolean;
  allowsFile(request: FileRequest): boolean;
}
/** Rules text that does not compile; `line` and `column` count from 1. */
export class RulesSyntaxError extends Error {
  override name = 'RulesSyntaxError';
  constructor(readonly reason: string, readonly line: number, readonly column: number, readonly fileName = 'rules') {
    super(`${fileName}:${line}:${column}: ${reason}`);
  }
}
/** Compiles rules text; throws RulesSyntaxError with line and column. */
export function compileRules(source: string, fileName?: string): Ruleset {
  throw new RulesSyntaxError(`compiler not ready (${source.length})`, 1, 1, fileName);
}
