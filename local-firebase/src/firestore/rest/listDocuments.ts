import type { RestValue } from '../../RestValue';
import type { Caller } from '../../caller';
import { documentJson } from './answers';
import type { StoredDocument } from '../documents/DocumentStore';
import { formatFieldPath, valueAt } from '../values/fieldPath';
import type { Firestore } from '../Firestore';
import { fullName } from '../names';
import { parseFields } from '../queries/orderKey';
import { parseQuery, type Query } from '../queries/parseQuery';
import type { QueryMessage } from '../queries/queryMessages';
import { idBytes } from '../values/idBytes';
import { bool, int32 } from '../values/readMessage';
import { masksOf } from './readRoutes';
import type { Target } from './readTarget';
import { invalid, RequestError } from '../RequestError';
import { runQuery } from '../queries/runQuery';

const DEFAULT_PAGE = 300;

/** GET on a collection: its documents page by page, on request with missing documents that have something below them (owner only). */
export function listDocuments(
  firestore: Firestore,
  caller: Caller,
  { project, segments, parameters }: Target,
): string {
  const mask = masksOf(parameters, 'mask.fieldPaths');
  const pageSize = int32(parameters.get('pageSize') || '0');
  if (pageSize < 0) throw invalid('Page size must be nonnegative.');
  const showMissing = bool(parameters.get('showMissing') ?? 'false');
  const orderBy = parseOrderBy(parameters.get('orderBy') ?? '');
  if (showMissing && orderBy.length) throw invalid('show_missing cannot be used with order_by.');
  const collectionId = segments.at(-1) as string;
  const message: QueryMessage = {
    from: [{ collectionId }],
    ...(orderBy.length ? { orderBy } : {}),
    ...(pageSize ? { limit: pageSize } : {}),
  };
  const query = parseQuery(message, project, segments.slice(0, -1));
  firestore.access.checkList(caller, query, message);
  if (showMissing && caller !== 'owner')
    throw new RequestError('PERMISSION_DENIED', 'Missing documents are shown to admins only.');
  const limit = pageSize || DEFAULT_PAGE;
  const page = { ...query, limit, start: readToken(parameters.get('pageToken'), query) };
  const documents = showMissing ? withMissing(firestore, page) : [...runQuery(firestore, page)];
  const last = documents.length === limit ? documents.at(-1) : undefined;
  const shown = documents.map((document) =>
    document.n === MISSING
      ? `{"name":${JSON.stringify(fullName(document))}}`
      : documentJson(document, mask),
  );
  const parts = [
    ...(shown.length ? [`"documents":[${shown.join(',')}]`] : []),
    ...(last ? [`"nextPageToken":"${writeToken(query, last)}"`] : []),
  ];
  return `{${parts.join(',')}}`;
}

function parseOrderBy(text: string): NonNullable<QueryMessage['orderBy']> {
  if (text.trim() === '') return [];
  return text.split(/,(?=(?:[^`]*`[^`]*`)*[^`]*$)/).map((part) => {
    const match = /^\s*(\S+|`.*`\S*)(?:\s+(asc|desc))?\s*$/is.exec(part);
    if (!match) throw invalid(`Invalid order by "${text}".`);
    return {
      field: { fieldPath: match[1] as string },
      direction: match[2]?.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING',
    } as const;
  });
}

/** A page token holds the place of the last document: the values of the order, then its name. */
function writeToken(query: Query, last: StoredDocument): string {
  const fields = parseFields(last);
  const values = query.order.map(({ path, isName }) =>
    isName ? { referenceValue: fullName(last) } : valueAt(fields, path),
  );
  return Buffer.from(
    JSON.stringify([query.order.map(({ path }) => formatFieldPath(path)), values]),
  ).toString('base64url');
}

function readToken(token: string | null, query: Query): Query['start'] {
  if (!token) return null;
  try {
    const [order, values] = JSON.parse(Buffer.from(token, 'base64url').toString()) as [
      string[],
      RestValue[],
    ];
    const isOurs =
      order.join() === query.order.map(({ text }) => text).join() &&
      values.length === order.length &&
      typeof values.at(-1)?.referenceValue === 'string';
    if (isOurs && values.every((value) => typeof value === 'object'))
      return { values, inclusive: false };
  } catch {
    // answered below, like every other token that is not ours
  }
  throw invalid('Invalid page token.');
}

const MISSING = -1;

/** Documents of a collection and, by name, those that are missing but have documents below them. */
function withMissing(firestore: Firestore, query: Query): StoredDocument[] {
  const home = [...query.parent, query.collection as string];
  const names = new Map<string, StoredDocument>();
  for (const { id, parent } of firestore.documents.collections(query.project)) {
    const segments = parent.slice(0, home.length + 1);
    if (
      segments.length <= home.length ||
      segments.slice(0, -1).join('/') !== home.join('/') ||
      !firestore.documents.hasDocuments(id)
    )
      continue;
    names.set(segments.join('/'), {
      n: MISSING,
      project: query.project,
      segments,
      fieldsJson: '{}',
      created: 0,
      updated: 0,
    });
  }
  for (const document of runQuery(firestore, { ...query, limit: null, start: null }))
    names.set(document.segments.join('/'), document);
  const bytes = ({ segments }: StoredDocument) => idBytes(segments.at(-1) as string);
  const after = idBytes(query.start?.values.at(-1)?.referenceValue?.split('/').at(-1) ?? '');
  return [...names.values()]
    .filter((document) => Buffer.compare(bytes(document), after) > 0)
    .sort((a, b) => Buffer.compare(bytes(a), bytes(b)))
    .slice(0, query.limit ?? undefined);
}
