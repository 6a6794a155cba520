import type { Caller } from '../../caller';
import { documentJson, type JsonList } from './answers';
import { aggregate, parseAggregations } from '../queries/aggregate';
import type { StoredDocument } from '../documents/DocumentStore';
import { parseFieldPath, type FieldPath } from '../values/fieldPath';
import type { Firestore } from '../Firestore';
import { checkId, fullName, parseDocumentName } from '../names';
import { parseQuery } from '../queries/parseQuery';
import { structuredAggregationQuery, structuredQuery } from '../queries/queryMessages';
import {
  bool,
  bytes,
  int32,
  list,
  message,
  readWhole,
  text,
  type Reader,
} from '../values/readMessage';
import type { Target } from './readTarget';
import { invalid, RequestError } from '../RequestError';
import { runQuery } from '../queries/runQuery';
import { formatMicros, parseTimestamp } from '../values/timestamps';
import { maskMessage } from '../writes/writeMessages';

const readTime: Reader<never> = (json) => {
  parseTimestamp(json);
  throw invalid('Reading at a past time is not supported.');
};
const transactionOptions = message(
  { readOnly: message({ readTime }), readWrite: message({ retryTransaction: bytes }) },
  [['readOnly', 'readWrite']],
);
const consistency = { transaction: bytes, newTransaction: transactionOptions, readTime };
const one: ('transaction' | 'newTransaction' | 'readTime')[][] = [
  ['transaction', 'newTransaction', 'readTime'],
];
const batchGetMessage = message(
  { database: text, documents: list(text), mask: maskMessage, ...consistency },
  one,
);
const runQueryMessage = message(
  { parent: text, structuredQuery, explainOptions: message({ analyze: bool }), ...consistency },
  one,
);
const runAggregationMessage = message(
  {
    parent: text,
    structuredAggregationQuery,
    explainOptions: message({ analyze: bool }),
    ...consistency,
  },
  one,
);
const beginMessage = message({ database: text, options: transactionOptions });
const collectionIdsMessage = message({ parent: text, pageSize: int32, pageToken: text, readTime });

type Consistency = { transaction?: string; newTransaction?: { readOnly?: object } };

/** Reads one document; throws 403, 404. */
export function getDocument(
  firestore: Firestore,
  caller: Caller,
  { project, segments, parameters }: Target,
): string {
  const mask = masksOf(parameters, 'mask.fieldPaths');
  const path = parseDocumentName(fullName({ project, segments }));
  const found = firestore.documents.get(project, path.segments);
  firestore.access.checkGet(caller, project, path.segments, found);
  const token = parameters.get('transaction');
  if (token)
    firestore.transactions.sawDocument(token, project, fullName(path), found?.updated ?? null);
  if (!found) throw new RequestError('NOT_FOUND', `Document (${fullName(path)}) not found.`);
  return documentJson(found, mask);
}

/** Field paths given as repeated query parameters; null when there are none. */
export function masksOf(parameters: URLSearchParams, name: string): FieldPath[] | null {
  return parameters.has(name)
    ? parameters
        .getAll(name)
        .flatMap((value) => value.split(/,(?![^`]*`[^`]*$)/))
        .map(parseFieldPath)
    : null;
}

/** Opens a transaction where the request asks for one; answers its token. */
function beginIfAsked(
  firestore: Firestore,
  project: string,
  { transaction, newTransaction }: Consistency,
): { token: string | undefined; opened: string[] } {
  if (!newTransaction) return { token: transaction, opened: [] };
  const token = firestore.transactions.begin(project, newTransaction.readOnly !== undefined);
  return { token, opened: [`{"transaction":"${token}"}`] };
}

/** POST :batchGet */
export function batchGet(
  firestore: Firestore,
  caller: Caller,
  { project }: Target,
  body: unknown,
): JsonList {
  const request = readWhole(batchGetMessage, body);
  const mask = request.mask ? (request.mask.fieldPaths ?? []).map(parseFieldPath) : null;
  const names = [...new Set(request.documents ?? [])].map((name) => parseDocumentName(name));
  if (names.some((name) => name.project !== project))
    throw invalid(`A document is named in a project other than "${project}".`);
  const found = names.map(({ segments }) => firestore.documents.get(project, segments));
  for (const [i, { segments }] of names.entries())
    firestore.access.checkGet(caller, project, segments, found[i] ?? null);
  const { token, opened } = beginIfAsked(firestore, project, request);
  if (token)
    for (const [i, name] of names.entries())
      firestore.transactions.sawDocument(token, project, fullName(name), found[i]?.updated ?? null);
  const time = `"readTime":"${formatMicros(firestore.documents.readTime())}"`;
  const answers = found.map((document, i) =>
    document
      ? `{"found":${documentJson(document, mask)},${time}}`
      : `{"missing":${JSON.stringify(fullName(names[i] as { project: string; segments: string[] }))},${time}}`,
  );
  return { items: [...opened, ...answers] };
}

/** POST [parent]:runQuery */
export function answerQuery(
  firestore: Firestore,
  caller: Caller,
  target: Target,
  body: unknown,
): JsonList {
  const request = readWhole(runQueryMessage, body);
  const query = parseQuery(request.structuredQuery, target.project, parentOf(target));
  firestore.access.checkList(caller, query, request.structuredQuery ?? {});
  const { token, opened } = beginIfAsked(firestore, target.project, request);
  const time = `"readTime":"${formatMicros(firestore.documents.readTime())}"`;
  const documents = [...runQuery(firestore, query)];
  if (token)
    firestore.transactions.sawQuery(token, target.project, fingerprint(documents), () =>
      fingerprint(runQuery(firestore, query)),
    );
  const answers = documents.map(
    (document, i) =>
      `{"document":${documentJson(document, query.select)},${time}${i === 0 && query.offset > 0 ? `,"skippedResults":${query.offset}` : ''}}`,
  );
  return { items: [...opened, ...(answers.length ? answers : [`{${time}}`])] };
}

const fingerprint = (documents: Iterable<StoredDocument>): string =>
  Array.from(documents, ({ n, updated }) => `${n}@${updated}`).join();

/** POST [parent]:runAggregationQuery */
export function answerAggregation(
  firestore: Firestore,
  caller: Caller,
  target: Target,
  body: unknown,
): string {
  const request = readWhole(runAggregationMessage, body);
  const inner = request.structuredAggregationQuery;
  const query = parseQuery(inner?.structuredQuery, target.project, parentOf(target));
  const aggregations = parseAggregations(inner?.aggregations);
  firestore.access.checkList(caller, query, inner?.structuredQuery ?? {});
  const { token, opened } = beginIfAsked(firestore, target.project, request);
  const compute = () => JSON.stringify(aggregate(firestore, query, aggregations));
  const fields = compute();
  if (token) firestore.transactions.sawQuery(token, target.project, fields, compute);
  return `[${[...opened, `{"result":{"aggregateFields":${fields}},"readTime":"${formatMicros(firestore.documents.readTime())}"}`].join(',')}]`;
}

function parentOf({ project, segments }: Target): readonly string[] {
  return segments.length === 0
    ? []
    : parseDocumentName(fullName({ project, segments }), 'Document parent name').segments;
}

/** POST :beginTransaction */
export function beginTransaction(firestore: Firestore, { project }: Target, body: unknown): object {
  const { options } = readWhole(beginMessage, body);
  return { transaction: firestore.transactions.begin(project, options?.readOnly !== undefined) };
}

/** POST [document]:listCollectionIds, for the owner only. */
export function listCollectionIds(
  firestore: Firestore,
  caller: Caller,
  target: Target,
  body: unknown,
): object {
  const { pageSize = 0, pageToken = '' } = readWhole(collectionIdsMessage, body);
  if (caller !== 'owner')
    throw new RequestError(
      'PERMISSION_DENIED',
      'Metadata operations require admin authentication.',
    );
  if (pageSize < 0) throw invalid('Page size must be nonnegative.');
  const parent = parentOf(target);
  const below = parent.join('/');
  const ids = new Set<string>();
  for (const { id, parent: above, name } of firestore.documents.collections(target.project)) {
    const path = [...above, name];
    if (
      path.length > parent.length &&
      path.slice(0, parent.length).join('/') === below &&
      firestore.documents.hasDocuments(id)
    )
      ids.add(path[parent.length] as string);
  }
  const sorted = [...ids]
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .filter((id) => id > pageToken);
  const page = pageSize > 0 ? sorted.slice(0, pageSize) : sorted;
  for (const id of page) checkId(id, 'Collection');
  return {
    ...(page.length ? { collectionIds: page } : {}),
    ...(page.length < sorted.length ? { nextPageToken: page.at(-1) } : {}),
  };
}
