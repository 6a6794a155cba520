import { randomBytes } from 'node:crypto';
import { invalid, RequestError } from '../RequestError';

/** What a transaction has seen: document versions (null for missing), and queries that can be asked again. */
type Transaction = {
  project: string;
  readOnly: boolean;
  touched: number;
  versions: Map<string, number | null>;
  queries: { fingerprint: string; again: () => string }[];
};

const MAX_IDLE_MS = 60_000;
const MAX_OPEN = 1000;

/**
 * Transactions of clients that call beginTransaction: optimistic, what was read must still be so at commit. A read-only one is
 * never aborted; unlike Google's it reads what is there at each reading, not at one moment.
 */
export class Transactions {
  private readonly open = new Map<string, Transaction>();

  begin(project: string, readOnly: boolean): string {
    const now = Date.now();
    for (const [token, { touched }] of this.open)
      if (now - touched > MAX_IDLE_MS || this.open.size >= MAX_OPEN) this.open.delete(token);
    const token = randomBytes(18).toString('base64');
    this.open.set(token, { project, readOnly, touched: now, versions: new Map(), queries: [] });
    return token;
  }

  private find(token: string, project: string): Transaction {
    const found = this.open.get(token);
    if (!found || found.project !== project)
      throw invalid('The referenced transaction has expired or is no longer valid.');
    found.touched = Date.now();
    return found;
  }

  /** Remembers that the transaction saw this version of a document. */
  sawDocument(token: string, project: string, name: string, version: number | null): void {
    const { readOnly, versions } = this.find(token, project);
    if (readOnly) return;
    if (versions.has(name) && versions.get(name) !== version) throw contention();
    versions.set(name, version);
  }

  /** Remembers the result of a query; `again` answers the same kind of fingerprint for the state at commit. */
  sawQuery(token: string, project: string, fingerprint: string, again: () => string): void {
    const { readOnly, queries } = this.find(token, project);
    if (!readOnly) queries.push({ fingerprint, again });
  }

  /** Ends a transaction and answers a check to run inside the commit: it throws ABORTED when something read has changed. */
  end(
    token: string,
    project: string,
    hasWrites: boolean,
    versionOf: (name: string) => number | null,
  ): () => void {
    const { readOnly, versions, queries } = this.find(token, project);
    if (readOnly && hasWrites) throw invalid('Cannot modify entities in a read-only transaction.');
    this.open.delete(token);
    return () => {
      for (const [name, version] of versions) if (versionOf(name) !== version) throw contention();
      for (const { fingerprint, again } of queries) if (again() !== fingerprint) throw contention();
    };
  }

  rollback(token: string, project: string): void {
    this.find(token, project);
    this.open.delete(token);
  }
}

const contention = () =>
  new RequestError('ABORTED', 'Too much contention on these documents. Please try again.');
