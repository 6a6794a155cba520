import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';
import { EVIDENCE_ASKED_MAX } from '@anunturi/shared-domain/site/limits';

export type Evidence = CommandResult<'readEvidence'>['evidence'][number];
type Asked = { id: string; version: number };
type Answer = Promise<Evidence | null>;

/** For so long evidence is not asked for again: a moderator walks to and fro among the same listings. */
const KEPT_MS = 2 * 60_000;
const KEPT_MAX = 60;
const kept = new Map<string, { answer: Answer; atMs: number }>();

export const evidenceKey = ({ id, version }: Asked): string => `${id} ${version}`;

/** What decides about a listing; null when it is gone. @throws MarketError notAllowed, offline */
export function readEvidence(listing: Asked): Answer {
  askFor([listing]);
  return kept.get(evidenceKey(listing))!.answer;
}

/** Asks for the evidence of the listings that come next, in one request; what is known is not asked for. */
export function readEvidenceAhead(listings: readonly Asked[]): void {
  askFor(listings.slice(0, EVIDENCE_ASKED_MAX));
}

function askFor(listings: readonly Asked[]): void {
  const nowMs = Date.now();
  const missing = listings.filter((each) => {
    const known = kept.get(evidenceKey(each));
    return !known || nowMs - known.atMs > KEPT_MS;
  });
  if (missing.length === 0) return;
  const asked = callCommand('readEvidence', { listingIds: missing.map(({ id }) => id) });
  for (const each of missing) {
    const key = evidenceKey(each);
    const answer = asked.then(
      ({ evidence }) => evidence.find(({ listingId }) => listingId === each.id) ?? null,
    );
    // Who shows it is told, and asks anew.
    answer.catch(() => kept.delete(key));
    kept.delete(key);
    kept.set(key, { answer, atMs: nowMs });
  }
  for (const key of kept.keys()) if (kept.size > KEPT_MAX) kept.delete(key);
}

/** What a person did about the listing (a notice answered) changes its evidence. */
export const forgetEvidence = (listing: Asked): void => void kept.delete(evidenceKey(listing));
