import { pageState } from './pageState';

/** A search has what was written long before: it need not be told. */
const WRITTEN_LATELY_MS = 10_000;

/** A command has written listings: `written` of its answer. */
export function noteWritten(id: string): void {
  pageState.__written = { id, atMs: Date.now() };
}

/** What this page's person has just written, for a search that must have it in its answer. */
export function lastWritten(): string | undefined {
  const { __written } = pageState;
  return __written && Date.now() - __written.atMs < WRITTEN_LATELY_MS ? __written.id : undefined;
}
