import { callCommand } from '@anunturi/shared-auth/callCommand';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';
import type { MyListing } from '@anunturi/shared-domain/listing/myListing';
import type { Waiting } from '@anunturi/shared-domain/listing/pickWaiting';
import type { ShownBlock } from '@anunturi/shared-domain/people/shownBlock';
import type { ShownNotice } from '@anunturi/shared-domain/people/notice';
import type { DashboardAnswer } from '@anunturi/shared-domain/people/dashboard';
import type { SearchNews } from '@anunturi/shared-domain/search/searchNews';
import { MarketError, isMarketError } from '@anunturi/shared-domain/site/marketError';
import { withinTime } from '@anunturi/shared-domain/site/withinTime';
import type { MyListingsPage } from './readMyListings';

/** What waits for the owner: rejected listings, listings that end soon or have just ended, messages not yet read. */
export type Attention = Waiting<MyListing> & {
  unreadMessages: number;
  unreadByListing: Record<string, number>;
};

/** What the first tab of the account shows. */
export type Dashboard = {
  page: MyListingsPage;
  counts: DashboardAnswer['counts'];
  attention: Attention;
  searches: SearchNews[];
  /** What was not read in the bell, the newest first. */
  notices: ShownNotice[];
  /** Of a suspended account. */
  block?: ShownBlock | undefined;
  /** Of an answer that this device kept, shown while trusted code is away: when it came. */
  keptAtMs?: number;
};

/** Longer than trusted code takes that has just been started. */
const WAIT_LIMIT_MS = 6000;

/** What is known of trusted code that does not answer, or is older than this page. */
const isAway = (error: unknown): boolean =>
  isMarketError(error) && ['unavailable', 'timeout', 'offline', 'notFound'].includes(error.code);

const loadKept = () => import(/* webpackChunkName: "kept-dashboard" */ './keptDashboard');

/**
 * The first tab of the person's account, in one request. While trusted code is away: the last answer that this device kept.
 * @throws MarketError when there is none
 */
export async function readDashboard(uid: string): Promise<Dashboard> {
  try {
    const answer = await withMarketErrors(askTrustedCode);
    void keep(uid, answer);
    return toDashboard(answer);
  } catch (error) {
    if (!isAway(error)) throw error;
    // Without a network the code itself may be out of reach.
    const kept = await loadKept()
      .then(({ readKeptDashboard }) => readKeptDashboard(uid))
      .catch(() => null);
    if (!kept) throw error;
    console.warn('The last answer about the account is shown', error);
    return { ...toDashboard(kept.answer), keptAtMs: kept.atMs };
  }
}

/** @throws MarketError timeout when the answer takes too long */
const askTrustedCode = (): Promise<DashboardAnswer> =>
  withinTime(callCommand('readDashboard', {}), WAIT_LIMIT_MS, () => new MarketError('timeout'));

async function keep(uid: string, answer: DashboardAnswer): Promise<void> {
  try {
    (await loadKept()).keepDashboard(uid, answer);
  } catch (error) {
    console.warn('The answer about the account could not be kept', error);
  }
}

function toDashboard({
  rows,
  next,
  nextId,
  counts,
  waiting,
  unreadByListing,
  searches,
  notices = [],
  block,
}: DashboardAnswer): Dashboard {
  // Trusted code that is older than this page names no id: it goes on after the last row.
  const lastId = nextId ?? rows.at(-1)?.card.id;
  return {
    page: {
      rows,
      ...(next !== undefined && lastId !== undefined && { next: { value: next, id: lastId } }),
    },
    counts,
    attention: {
      ...waiting,
      unreadByListing,
      unreadMessages: Object.values(unreadByListing).reduce((sum, each) => sum + each, 0),
    },
    searches,
    notices,
    block,
  };
}
