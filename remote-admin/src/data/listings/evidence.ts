import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';
import { EVIDENCE_ASKED_MAX } from '@anunturi/shared-domain/site/limits';

export type Evidence = CommandResult<'readEvidence'>['evidence'][number];
type Asked = { id: string; version: number };
type Answer = Promise<Evidence | null>;
type Batch = { ids: string[]; asked: Promise<CommandResult<'readEvidence'>> };

/** For so long evidence is not asked for again: what was loaded ahead is there after three listings that were looked at with care. */
const KEPT_MS = 10 * 60_000;
const KEPT_MAX = 60;
const kept = new Map<string, { answer: Answer; atMs: number }>();
/** What goes out when the present step is done. */
let batch: Batch | undefined;

export const evidenceKey = ({ id, version }: Asked): string => `${id} ${version}`;

/** What decides about a listing; null when it is gone. @throws MarketError notAllowed, offline */
export function readEvidence(listing: Asked): Answer {
  askFor([listing]);
  return kept.get(evidenceKey(listing))!.answer;
}

/**
 * Sees to it that the evidence of the listings that come `soon` is known; where some is missing, what comes `later` fills the request.
 * Answers whether a request is about to be sent.
 */
export function readEvidenceAhead(soon: readonly Asked[], later: readonly Asked[]): boolean {
  if (soon.some(isMissing)) {
    const room = EVIDENCE_ASKED_MAX - (batch?.ids.length ?? 0);
    askFor([...soon, ...later].filter(isMissing).slice(0, room));
  }
  return batch !== undefined;
}

function isMissing(listing: Asked): boolean {
  const known = kept.get(evidenceKey(listing));
  return !known || Date.now() - known.atMs > KEPT_MS;
}

function askFor(listings: readonly Asked[]): void {
  for (const each of listings.filter(isMissing)) {
    const key = evidenceKey(each);
    const { ids, asked } = openBatch();
    ids.push(each.id);
    const answer = asked.then(
      ({ evidence }) => evidence.find(({ listingId }) => listingId === each.id) ?? null,
    );
    // Who shows it is told, and asks anew.
    answer.catch(() => kept.delete(key));
    kept.delete(key);
    kept.set(key, { answer, atMs: Date.now() });
  }
  for (const key of kept.keys()) if (kept.size > KEPT_MAX) kept.delete(key);
}

/** What one step asks for is one request: the listing that is opened and those that come after it. */
function openBatch(): Batch {
  if (batch && batch.ids.length < EVIDENCE_ASKED_MAX) return batch;
  const ids: string[] = [];
  const asked = Promise.resolve().then(() => {
    if (batch === opened) batch = undefined;
    return callCommand('readEvidence', { listingIds: ids });
  });
  const opened = { ids, asked };
  batch = opened;
  return opened;
}

/** What a person did about the listing (a notice answered) changes its evidence. */
export const forgetEvidence = (listing: Asked): void => void kept.delete(evidenceKey(listing));
