import type { RestFields, RestValue } from '../RestValue';
import type { AccessBudget } from './AccessBudget';

/** A document as rules see it; `name` is the full name `projects/p/databases/(default)/documents/a/b`. */
export type RulesDocument = {
  name: string;
  fields: RestFields;
  createTime?: string;
  updateTime?: string;
};
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
  /** Absent is an empty map, as in Google's emulator; null is null. */
  metadata?: Record<string, string> | null;
};
/** The caller: null is anonymous; `token` holds every claim as decoded from JSON. */
export type RulesAuth = { uid: string; token: Record<string, unknown> } | null;
/** Reads documents for get() and exists(); `getAfter` sees the state after the whole batch (default: the present state). */
export interface DocumentReader {
  get(fullName: string): RulesDocument | null;
  getAfter?(fullName: string): RulesDocument | null;
}
/**
 * One document read or write. `before` and `after` are the states before and after the whole batch, transforms included;
 * both are null when the document is missing, `after` is ignored on get. A document created and then updated in one batch
 * is judged as a create. `time` is RFC 3339 and equals the server time of transforms. `accessBudget` is shared by the
 * writes of one commit (`AccessBudget.forWrites(count)`); without one the request has a budget of its own.
 */
export type DocumentRequest = {
  method: 'get' | 'create' | 'update' | 'delete';
  name: string;
  auth: RulesAuth;
  time: string;
  before: RulesDocument | null;
  after: RulesDocument | null;
  reader: DocumentReader;
  accessBudget?: AccessBudget;
  /** Told how many expressions were evaluated, counted as Google counts them. */
  onEvaluated?: (expressions: number) => void;
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
/**
 * One storage request. `path` is the object's full path; for `list` it is the listed prefix, `deep` when there is no
 * delimiter, so that every object below it may be listed. `after` is null on delete and ignored on get and list.
 * `project` is the one whose documents firestore.get() reads (default: the first label of the bucket's name);
 * the reader gets full document names.
 */
export type FileRequest = {
  method: 'get' | 'list' | 'create' | 'update' | 'delete';
  bucket: string;
  path: string;
  deep?: boolean;
  project?: string;
  auth: RulesAuth;
  time: string;
  before: StoredFile | null;
  after: StoredFile | null;
  reader: DocumentReader;
};
/** Compiled rules; every check is synchronous and answers false on any doubt; only an error of the reader passes through. */
export interface Ruleset {
  readonly warnings: string[];
  readonly services: string[];
  allowsDocument(request: DocumentRequest): boolean;
  allowsList(request: ListRequest): boolean;
  allowsFile(request: FileRequest): boolean;
}
