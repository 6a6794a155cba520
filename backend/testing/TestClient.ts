import { fromFields, toFields } from '../local-firebase/src/server/plainFields';
import type { RestFields } from '../local-firebase/src/RestValue';

/** Put as a value into data that a test client writes: the server fills in its own time. */
export const SERVER_TIME = Symbol('server time');

/** An answer: HTTP status, body as JSON, Google's status name when refused. */
export type Answer<T = unknown> = { status: number; error: string | null; body: any; data: T };
export type Operator =
  '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not-in' | 'array-contains' | 'array-contains-any';
/** A query in short form; field names are paths (`price.amount`). */
export type ListOptions = {
  where?: [field: string, operator: Operator, value: unknown][];
  orderBy?: [field: string, direction?: 'asc' | 'desc'][];
  limit?: number;
  group?: boolean;
};
/** One write of a batch in short form. */
export type BatchWrite =
  | { create: string; data: object }
  | { set: string; data: object; merge?: boolean }
  | { update: string; data: object }
  | { delete: string };

const OPERATORS: Record<Operator, string> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
};

type Plain = Record<string, unknown>;

/** Speaks Firestore's REST interface as one caller; paths are `collection/id[/...]`, data plain JavaScript (Date becomes a timestamp). */
export class TestClient {
  private readonly root: string;
  constructor(
    private readonly origin: string,
    projectId: string,
    private readonly token: string | null,
  ) {
    this.root = `projects/${projectId}/databases/(default)/documents`;
  }

  /** Sends any request below `documents`, e.g. `send('POST', ':commit', { writes: [] })`. */
  async send(method: string, path: string, body?: unknown): Promise<Answer> {
    const headers: Record<string, string> = this.token
      ? { authorization: `Bearer ${this.token}` }
      : {};
    const answer = await fetch(`${this.origin}/v1/${this.root}${path}`, {
      method,
      headers,
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const parsed = text === '' ? null : JSON.parse(text);
    return {
      status: answer.status,
      error: answer.ok ? null : (parsed?.error?.status ?? null),
      body: parsed,
      data: null,
    };
  }

  async get(path: string): Promise<Answer<Plain | null>> {
    const answer = await this.send('GET', `/${encodePath(path)}`);
    return {
      ...answer,
      data: answer.status === 200 ? fromFields((answer.body.fields ?? {}) as RestFields) : null,
    };
  }

  /** The documents of a collection (`users/u1/favourites`) or, with `group`, of all collections with this id. */
  async list(
    collection: string,
    options: ListOptions = {},
  ): Promise<Answer<{ id: string; path: string; data: Plain }[]>> {
    const segments = collection.split('/');
    return this.query(toQuery(segments.at(-1) as string, options), segments.slice(0, -1).join('/'));
  }

  /** Runs a structured query as it goes over the wire, below a document or the root. */
  async query(
    structuredQuery: object,
    parent = '',
  ): Promise<Answer<{ id: string; path: string; data: Plain }[]>> {
    const answer = await this.send('POST', `${parent && `/${encodePath(parent)}`}:runQuery`, {
      structuredQuery,
    });
    const rows: { document?: { name: string; fields?: RestFields } }[] =
      answer.status === 200 ? answer.body : [];
    const data = rows.flatMap(({ document }) =>
      document
        ? [
            {
              id: document.name.split('/').at(-1) as string,
              path: document.name.slice(this.root.length + 1),
              data: fromFields(document.fields ?? {}),
            },
          ]
        : [],
    );
    return { ...answer, data };
  }

  /** How many documents a query finds. */
  async count(collection: string, options: ListOptions = {}): Promise<Answer<number | null>> {
    const segments = collection.split('/');
    const parent = segments.slice(0, -1).join('/');
    const structuredAggregationQuery = {
      structuredQuery: toQuery(segments.at(-1) as string, options),
      aggregations: [{ alias: 'n', count: {} }],
    };
    const answer = await this.send(
      'POST',
      `${parent && `/${encodePath(parent)}`}:runAggregationQuery`,
      { structuredAggregationQuery },
    );
    return {
      ...answer,
      data:
        answer.status === 200 ? Number(answer.body[0].result.aggregateFields.n.integerValue) : null,
    };
  }

  create = (path: string, data: object) => this.batch([{ create: path, data }]);
  set = (path: string, data: object) => this.batch([{ set: path, data }]);
  /** Changes the given fields; keys may be paths (`'price.amount'`), undefined deletes the field. */
  update = (path: string, data: object) => this.batch([{ update: path, data }]);
  delete = (path: string) => this.batch([{ delete: path }]);

  /** Several writes, all or nothing. */
  batch(writes: BatchWrite[]): Promise<Answer> {
    return this.commit(writes.map((write) => this.toWrite(write)));
  }
  /** Writes as they go over the wire. */
  commit(writes: unknown[], more: object = {}): Promise<Answer> {
    return this.send('POST', ':commit', { writes, ...more });
  }

  private toWrite(write: BatchWrite): object {
    if ('delete' in write) return { delete: `${this.root}/${write.delete}` };
    const path = 'create' in write ? write.create : 'set' in write ? write.set : write.update;
    const entries = Object.entries(write.data);
    const times = entries.filter(([, value]) => value === SERVER_TIME).map(([key]) => key);
    const plain = entries.filter(([, value]) => value !== SERVER_TIME);
    const isPartial = 'update' in write || ('merge' in write && write.merge === true);
    const data = isPartial ? nest(plain) : Object.fromEntries(plain);
    return {
      update: { name: `${this.root}/${path}`, fields: toFields(data) },
      ...(isPartial ? { updateMask: { fieldPaths: plain.map(([key]) => quotePath(key)) } } : {}),
      ...(times.length
        ? {
            updateTransforms: times.map((key) => ({
              fieldPath: quotePath(key),
              setToServerValue: 'REQUEST_TIME',
            })),
          }
        : {}),
      ...('create' in write
        ? { currentDocument: { exists: false } }
        : 'update' in write
          ? { currentDocument: { exists: true } }
          : {}),
    };
  }
}

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
const quotePath = (path: string): string =>
  path
    .split('.')
    .map((part) => (/^[A-Za-z_]\w*$/.test(part) ? part : `\`${part}\``))
    .join('.');

function nest(entries: [string, unknown][]): Plain {
  const root: Plain = {};
  for (const [path, value] of entries) {
    const parts = path.split('.');
    let level = root;
    for (const part of parts.slice(0, -1)) level = (level[part] ??= {}) as Plain;
    level[parts.at(-1) as string] = value;
  }
  return root;
}

function toQuery(
  collectionId: string,
  { where = [], orderBy = [], limit, group }: ListOptions,
): object {
  const filters = where.map(([field, operator, value]) => {
    const target = { field: { fieldPath: quotePath(field) } };
    if (value === null && (operator === '==' || operator === '!='))
      return { unaryFilter: { ...target, op: operator === '==' ? 'IS_NULL' : 'IS_NOT_NULL' } };
    return {
      fieldFilter: { ...target, op: OPERATORS[operator], value: toFields({ value }).value },
    };
  });
  return {
    from: [{ collectionId, ...(group ? { allDescendants: true } : {}) }],
    ...(filters.length
      ? { where: filters.length === 1 ? filters[0] : { compositeFilter: { op: 'AND', filters } } }
      : {}),
    ...(orderBy.length
      ? {
          orderBy: orderBy.map(([field, direction = 'asc']) => ({
            field: { fieldPath: quotePath(field) },
            direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING',
          })),
        }
      : {}),
    ...(limit === undefined ? {} : { limit }),
  };
}
