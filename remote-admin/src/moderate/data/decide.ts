import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import type { ChangeItem } from '@anunturi/shared-domain/moderation/changeItems';
import type { ModerationGround } from '@anunturi/shared-domain/moderation/moderationFields';
import {
  MarketError,
  type MarketErrorCode,
  marketErrorMessages,
} from '@anunturi/shared-domain/site/marketError';
import type { Report } from '@anunturi/shared-domain/moderation/report';

/** The statement of reasons (Regulation (EU) 2022/2065, art. 17): what it rests on and the facts, in the owner's words to read. */
export type Statement = { ground: ModerationGround; facts: string };

/** What is taken from its owner with a statement of reasons: `reject` may be corrected and sent again, `remove` may not. */
export type Restriction = 'reject' | 'remove';

/** What is told to the owner with reasons: a restriction, or what to change before the listing is sent again. */
export type Reasoned = Restriction | 'ask';

/** What a seller is asked to change. */
export type Asked = { items: ChangeItem[]; words?: string };

/** One decision about one listing; a restriction may answer the reports that led to it. */
export type Decision =
  | { kind: 'approve'; listing: Listing }
  | { kind: 'ask'; listing: Listing; asked: Asked }
  | { kind: Restriction; listing: Listing; statement: Statement; reports?: readonly Report[] };

export type Failure = { decision: Decision; error: unknown };

/** Carries decisions out now, one after the other; one that is refused stops no other. */
export async function decide(decisions: readonly Decision[]): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const decision of decisions)
    await decideOne(decision).catch((error: unknown) => failures.push({ decision, error }));
  return failures;
}

/** One decision. @throws MarketError changedElsewhere (the listing changed since it was read), wrongStatus, notAllowed, offline */
export async function decideOne(decision: Decision): Promise<void> {
  const { id: listingId, version } = decision.listing;
  await callCommand('decideListing', { listingId, version, decision: toInput(decision) });
}

/**
 * Hands the same decision about several listings to the server in one request; it carries them out when the time to take them back is
 * over. Answers what it refused. @throws MarketError notAllowed, offline
 */
export async function holdDecisions(decisions: readonly Decision[]): Promise<Failure[]> {
  const [first] = decisions;
  if (!first) return [];
  const decision = toTold(first);
  const listings = decisions.map((each) => ({
    listingId: each.listing.id,
    version: each.listing.version,
    reportIds: reportIdsOf(each),
  }));
  const { refused } = await callCommand('holdDecisions', { listings, decision });
  return refused.flatMap(({ listingId, code, message }) => {
    const about = decisions.find(({ listing }) => listing.id === listingId);
    return about ? [{ decision: about, error: new MarketError(toCode(code), message) }] : [];
  });
}

const toCode = (code: string): MarketErrorCode =>
  code in marketErrorMessages ? (code as MarketErrorCode) : 'unavailable';

/** Takes decisions back that are not carried out yet; answers the listings about which it was too late. @throws MarketError */
export async function undoDecisions(decisions: readonly Decision[]): Promise<string[]> {
  const listingIds = decisions.map(({ listing }) => listing.id);
  return (await callCommand('undoDecisions', { listingIds })).late;
}

/** A decision without what differs from listing to listing. */
function toTold(decision: Decision) {
  if (decision.kind === 'approve') return { kind: decision.kind };
  if (decision.kind === 'ask') return { kind: decision.kind, ...decision.asked };
  return { kind: decision.kind, ...decision.statement };
}

const reportIdsOf = (decision: Decision): string[] =>
  decision.kind === 'approve' || decision.kind === 'ask'
    ? []
    : (decision.reports ?? []).map(({ id }) => id);

function toInput(decision: Decision) {
  const told = toTold(decision);
  if (told.kind === 'approve' || told.kind === 'ask') return told;
  return { ...told, reportIds: reportIdsOf(decision) };
}
