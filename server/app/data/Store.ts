import {
  AggregateField,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  type Precondition,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
  type UpdateData,
} from '@google-cloud/firestore';
import { parseStored, type StoredSchema } from '@anunturi/shared-domain/site/parseStored';
import { withDates } from '@anunturi/shared-domain/site/withDates';
import { WrittenListings } from '../../search/listingChange';
import { jobDocument, newJobPath } from '../queue/jobDocument';
import { type PageInTime, type PlaceInTime, readPageInTime } from './readPageInTime';
import { parseFitting } from './parseFitting';

/** A job as far as its queue goes. */
export type Enqueued<Input> = { name: string; run(context: { input: Input }): unknown };
type Write = (transaction: Transaction) => void;
/** Of gRPC, as Google's client tells it over HTTP too. */
const ALREADY_EXISTS = 6;
type FoundDocument = { id: string; path: string; data: DocumentData };

/**
 * The documents of one command or job: what it reads and what it writes are one transaction. Writes go out together at the
 * end, so that reading may come after writing; a reading does not see them.
 */
export class Store {
  private readonly writes: Write[] = [];
  private readonly found = new Map<string, Promise<DocumentData | null>>();
  private readonly listings = new WrittenListings();
  /** Ids of the conversations that were written. */
  readonly conversations = new Set<string>();
  /** When the first job that was put into the outbox is due. */
  jobDueAt: Date | undefined;
  /** Whether an e-mail was put into the outbox. */
  isEmailDue = false;

  constructor(
    private readonly db: Firestore,
    private readonly transaction: Transaction,
    private readonly now: Date,
  ) {}

  /** A document as its schema has it; null when it is missing. @throws Error when it does not fit */
  async get<T>(path: string, schema: StoredSchema<T>): Promise<T | null> {
    const data = await this.read(path);
    if (data === null) return null;
    const parsed = parseStored(schema, data);
    if (!parsed.error) return parsed.data;
    const where = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw new Error(`Document ${path} is not valid at ${where}`);
  }

  /** A document as its schema has it, with its id; one that does not fit counts as missing. */
  async getFitting<T extends object>(
    path: string,
    schema: StoredSchema<T>,
  ): Promise<(T & { id: string }) | undefined> {
    const id = path.slice(path.lastIndexOf('/') + 1);
    return parseFitting(schema, [{ id, data: await this.read(path) }])[0];
  }

  /** A document as it is, its times as dates; null when it is missing. Asked for once, however often it is read. */
  read(path: string): Promise<DocumentData | null> {
    const known = this.found.get(path);
    if (known) return known;
    const found = this.transaction.get(this.db.doc(path)).then(toData);
    this.found.set(path, found);
    return found;
  }

  /** Reads documents that are sure to be needed in one request; `read` and `get` find them. */
  async readAhead(paths: readonly string[]): Promise<void> {
    const missing = [...new Set(paths)].filter((path) => !this.found.has(path));
    if (missing.length === 0) return;
    const found = this.transaction.getAll(...missing.map((path) => this.db.doc(path)));
    for (const [index, path] of missing.entries())
      this.found.set(
        path,
        found.then((all) => toData(all[index]!)),
      );
    await found;
  }

  /** Documents of a collection that a query finds, as they are. */
  async find(collection: string, narrow: (all: Query) => Query): Promise<FoundDocument[]> {
    const found = await this.transaction.get(narrow(this.db.collection(collection)));
    return found.docs.map(toFoundDocument);
  }

  /** How many documents of a collection a query finds. Beside the transaction, for showing: no write waits for it. */
  async count(collection: string, narrow: (all: Query) => Query): Promise<number> {
    return (await narrow(this.db.collection(collection)).count().get()).data().count;
  }

  /** What a field adds up to in all collections of a name; beside the transaction too. */
  async sumOfAll(group: string, field: string, narrow: (all: Query) => Query): Promise<number> {
    const sum = AggregateField.sum(field);
    return (await narrow(this.db.collectionGroup(group)).aggregate({ sum }).get()).data().sum;
  }

  /** Only the paths of what a query finds. */
  async paths(collection: string, narrow: (all: Query) => Query): Promise<string[]> {
    const found = await this.find(collection, (all) => narrow(all).select());
    return found.map(({ path }) => path);
  }

  /** Paths of documents whose time in `field` has come, by now or by another moment, oldest first. */
  due(collection: string, field: string, most: number, by = this.now): Promise<string[]> {
    return this.paths(collection, (all) => all.where(field, '<=', by).orderBy(field).limit(most));
  }

  /** The same, of all collections of a name, from after a place of that order on. */
  async dueOfAll(
    group: string,
    field: string,
    most: number,
    { by = this.now, after }: { by?: Date; after?: PlaceInTime | undefined } = {},
  ): Promise<PageInTime> {
    const due = this.db.collectionGroup(group).where(field, '<=', by);
    return readPageInTime(due, { field, most, after }, this.transaction);
  }

  /** Documents of all collections of a name that have a value, in the order of their paths, from after a path on. */
  async findOfAll(
    group: string,
    {
      field,
      value,
      after,
      most,
    }: { field: string; value: string; after?: string | undefined; most: number },
  ): Promise<FoundDocument[]> {
    const all = this.db.collectionGroup(group).where(field, '==', value).orderBy('__name__');
    const page = after === undefined ? all : all.startAfter(this.db.doc(after));
    return (await this.transaction.get(page.limit(most))).docs.map(toFoundDocument);
  }

  /** The newest documents of a collection that fit their schema. */
  async newest<T>(
    collection: string,
    field: string,
    most: number,
    schema: StoredSchema<T>,
  ): Promise<T[]> {
    const found = await this.find(collection, (all) => all.orderBy(field, 'desc').limit(most));
    return found.flatMap(({ data }) => {
      const parsed = parseStored(schema, data);
      return parsed.error ? [] : [parsed.data];
    });
  }

  /** Fails the command when the document is there already. */
  create(path: string, data: DocumentData): void {
    this.note(path);
    this.writes.push((transaction) => transaction.create(this.db.doc(path), data));
  }

  set(path: string, data: DocumentData, { merge = false } = {}): void {
    this.note(path);
    this.writes.push((transaction) => transaction.set(this.db.doc(path), data, { merge }));
  }

  /** Changes the given fields; keys may be paths (`price.amount`). */
  update(path: string, data: UpdateData<DocumentData>, precondition: Precondition = {}): void {
    this.note(path);
    this.writes.push((transaction) => transaction.update(this.db.doc(path), data, precondition));
  }

  delete(path: string): void {
    this.note(path);
    this.writes.push((transaction) => transaction.delete(this.db.doc(path)));
  }

  /**
   * Puts a job into the outbox: it is there when this transaction is, and only then. At a `path` of its own it takes the
   * place of the one that waits there. Jobs of one `key` are done in the order in which they were asked for.
   */
  enqueue<Input>(
    job: Enqueued<Input>,
    input: Input,
    { at = this.now, path, key }: { at?: Date; path?: string; key?: string } = {},
  ): void {
    const document = jobDocument(job.name, input, { now: this.now, at, key });
    if (this.jobDueAt === undefined || at < this.jobDueAt) this.jobDueAt = at;
    if (path === undefined) this.create(newJobPath(), document);
    else this.set(path, document);
  }

  /** Whether nothing has been written. */
  get isUnchanged(): boolean {
    return this.writes.length === 0;
  }

  /** Puts a job into the queue at once, whatever becomes of this transaction. */
  async enqueueAnyhow<Input>(job: Enqueued<Input>, input: Input, at: Date): Promise<void> {
    await this.db.doc(newJobPath()).create(jobDocument(job.name, input, { now: this.now, at }));
  }

  /** Marks a document at once, whatever becomes of this transaction, before something that may be done once; false when it is marked. */
  async claimAnyhow(path: string, data: DocumentData): Promise<boolean> {
    try {
      await this.db.doc(path).create(data);
      return true;
    } catch (error) {
      if ((error as { code?: unknown }).code === ALREADY_EXISTS) return false;
      throw error;
    }
  }

  /** Takes such a mark away at once: it was not done. */
  async releaseAnyhow(path: string): Promise<void> {
    await this.db.doc(path).delete();
  }

  /** The entry that search engines follow, when listings or what they mean were written. */
  get listingChange(): string | undefined {
    return this.listings.isEmpty ? undefined : this.listings.id;
  }

  private note(path: string): void {
    this.listings.note(path);
    const conversation = /^conversations\/([^/]+)$/.exec(path)?.[1];
    if (conversation !== undefined) this.conversations.add(conversation);
  }

  /** Hands everything written to the transaction, with the entry by which searches follow. */
  flush(): void {
    for (const write of this.writes) write(this.transaction);
    if (!this.listings.isEmpty)
      this.transaction.create(this.db.doc(this.listings.path), this.listings.toEntry(this.now));
  }
}

const toFoundDocument = (found: QueryDocumentSnapshot): FoundDocument => ({
  id: found.id,
  path: found.ref.path,
  data: withDates(found.data()) as DocumentData,
});

/** What a document holds, its times as dates; null when it is missing. */
export const toData = (found: DocumentSnapshot): DocumentData | null =>
  found.exists ? (withDates(found.data()) as DocumentData) : null;
