import { fromFields } from '../src/server/plainFields';
import type { RestFields } from '../src/RestValue';
import { toStructuredQuery, type ListOptions } from './toStructuredQuery';
import { toWrite, type BatchWrite } from './toWrite';

/** An answer: HTTP status, body as JSON, Google's status name when refused. */
export type Answer<T = unknown> = { status: number; error: string | null; body: any; data: T };
type Plain = Record<string, unknown>;

type Ask = (url: string, init: RequestInit) => Response | Promise<Response>;

/**
 * Speaks Firestore's REST interface as one caller; paths are `collection/id[/...]`, data plain JavaScript (Date becomes a
 * timestamp). `ask` reaches the server, over the network unless told.
 */
export class TestClient {
  private readonly root: string;
  constructor(
    private readonly origin: string,
    projectId: string,
    private readonly token: string | null,
    private readonly ask: Ask = fetch,
  ) {
    this.root = `projects/${projectId}/databases/(default)/documents`;
  }

  /** Sends any request below `documents`, e.g. `send('POST', ':commit', { writes: [] })`. */
  async send(method: string, path: string, body?: unknown): Promise<Answer> {
    const headers: Record<string, string> = this.token
      ? { authorization: `Bearer ${this.token}` }
      : {};
    const { ask } = this;
    const answer = await ask(`${this.origin}/v1/${this.root}${path}`, {
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

  /** The documents of a collection (`users/u1/marks`) or, with `group`, of all collections with this id. */
  async list(
    collection: string,
    options: ListOptions = {},
  ): Promise<Answer<{ id: string; path: string; data: Plain }[]>> {
    const segments = collection.split('/');
    return this.query(
      toStructuredQuery(segments.at(-1) as string, options),
      segments.slice(0, -1).join('/'),
    );
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
      structuredQuery: toStructuredQuery(segments.at(-1) as string, options),
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
    return this.commit(writes.map((write) => toWrite(write, this.root)));
  }
  /** Writes as they go over the wire. */
  commit(writes: unknown[], more: object = {}): Promise<Answer> {
    return this.send('POST', ':commit', { writes, ...more });
  }
}

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
