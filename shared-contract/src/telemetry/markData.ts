import { type PartMark, markPart } from './markPart';

/** Which part of the site this build is: each build has its own copy of this module. The shell's says no name. */
let own = 'shell';
let release: { version?: string } = {};

/** Says whose the faults of this build are, from its mount on. */
export function setOwnPart(part: string, version: string | undefined): void {
  own = part;
  release = version ? { version } : {};
}

/** Notes a fault of this build. */
export const markOwn = (kind: PartMark['kind'], error: unknown): void =>
  markPart(own, kind, { ...release, error });

/** What stands in a fault for what the SDK and trusted code answer; every other expected answer is no fault. */
const reasons: Record<string, string> = {
  timeout: 'timeout',
  'deadline-exceeded': 'timeout',
  unavailable: 'unavailable',
  notAllowed: 'denied',
  'permission-denied': 'denied',
  // Of a query: it wants an index that is not there.
  'failed-precondition': 'missing index',
};

/** Notes that data is on its way for longer than it should: who waits may leave before it fails. */
export const markSlowData = (query: string): void =>
  markPart(own, 'slow', { ...release, query, message: 'data' });

const told = new WeakSet<object>();

/**
 * Notes that a read or a command failed: the name of the query or command and why, never what was asked for or answered. An error
 * is noted once, however many pass it on. A string is a reason itself: `timeout`, `empty`.
 */
export function markData(query: string, failure: unknown): void {
  const reason = typeof failure === 'string' ? failure : reasonOf(failure);
  if (reason === undefined || isTold(failure)) return;
  const error = failure instanceof Error ? failure : undefined;
  markPart(own, 'data', { ...release, query, message: reason, error });
}

/** Words of an error may hold what was read: its name alone is told. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return 'Error';
  const code = 'code' in error ? String(error.code) : '';
  return reasons[code] ?? (error.name === 'MarketError' ? undefined : error.name);
}

function isTold(failure: unknown): boolean {
  if (typeof failure !== 'object' || failure === null) return false;
  const isKnown = told.has(failure);
  told.add(failure);
  return isKnown;
}

/** A load key's name: what stands before the first `:` says which query it is, the rest for whom or what. */
export const queryOf = (key: string): string => key.split(':', 1)[0] ?? '';
