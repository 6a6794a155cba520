import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import type { RestFields } from '../../RestValue';
import type { DocumentStore, StoredDocument } from '../documents/DocumentStore';
import { type Index, IndexedDocument } from './indexDefinition';
import { insertEntries } from './insertEntries';
import { type Entry, SortedRuns } from './SortedRuns';

/** Entries that are sorted in memory at once: a few milliseconds too. */
const RUN = 2000;
/** What one step looks at or stores: a few milliseconds. */
const READ_AT_ONCE = 100;
const STORED_AT_ONCE = 400;

/**
 * Fills an index in short steps, between which requests are answered. What is written meanwhile is noted as touched: its entries
 * follow the writes, and it is looked at once more at the end.
 */
export class IndexBuild {
  /** Documents that were looked at. */
  done = 0;
  private readonly touched = new Set<number>();

  constructor(
    readonly index: Index,
    private readonly store: DocumentStore,
  ) {}

  /** Whether entries of such documents belong to it. */
  covers(project: string, collection: string): boolean {
    return this.index.project === project && this.index.collection === collection;
  }

  touch(n: number): void {
    this.touched.add(n);
  }

  /** Each `next` is a step. */
  *steps(): Generator<void> {
    const { file } = this.store;
    const runs = new SortedRuns(file === ':memory:' ? tmpdir() : dirname(file));
    try {
      yield* this.sort(runs);
      yield* this.storeSorted(runs);
    } finally {
      runs.close();
    }
    yield* this.storeTouched();
  }

  private *sort(runs: SortedRuns): Generator<void> {
    let run: Entry[] = [];
    for (const { id } of this.store.collections(this.index.project, this.index.collection)) {
      for (const document of this.store.all(id, READ_AT_ONCE)) {
        for (const key of this.keysOf(document)) run.push([key, document.n]);
        this.done += 1;
        if (run.length >= RUN) {
          runs.add(run);
          run = [];
          yield;
        } else if (this.done % READ_AT_ONCE === 0) yield;
      }
    }
    runs.add(run);
    yield;
  }

  private *storeSorted(runs: SortedRuns): Generator<void> {
    let batch: Entry[] = [];
    for (const entry of runs.inOrder()) {
      if (!this.touched.has(entry[1])) batch.push(entry);
      if (batch.length < STORED_AT_ONCE) continue;
      this.insert(batch);
      batch = [];
      yield;
    }
    this.insert(batch);
  }

  private *storeTouched(): Generator<void> {
    let count = 0;
    for (const n of this.touched) {
      const document = this.store.getByNumber(n);
      const [collection, project] = [document?.segments.at(-2) ?? '', document?.project ?? ''];
      if (document && this.covers(project, collection))
        this.insert(this.keysOf(document).map((key) => [key, n]));
      count += 1;
      if (count % READ_AT_ONCE === 0) yield;
    }
  }

  private keysOf({ project, segments, fieldsJson }: StoredDocument): Buffer[] {
    const collection = this.store.collection(project, segments.slice(0, -1))?.id ?? 0;
    const fields = JSON.parse(fieldsJson) as RestFields;
    return new IndexedDocument(collection, segments, fields).keys(this.index);
  }

  private insert(entries: readonly Entry[]): void {
    this.store.transaction(() => insertEntries(this.store.database, entries));
  }
}
