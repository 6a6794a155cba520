import { callCommand } from '@anunturi/shared-auth/callCommand';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';
import type { MyListing } from '@anunturi/shared-domain/listing/myListing';
import type { Waiting } from '@anunturi/shared-domain/listing/pickWaiting';
import { MarketError, isMarketError } from '@anunturi/shared-domain/site/marketError';
import { withinTime } from '@anunturi/shared-domain/site/withinTime';
import { inOneBreath } from '../../data/inOneBreath';
import type { Dashboard } from './dashboardParts';
import type { SearchNews } from './savedSearches';

/** Longer than trusted code takes that has just been started; then the documents themselves are read. */
const WAIT_LIMIT_MS = 6000;

/** What trusted code answers while it is away, or where it is older than this page. */
const isAway = (error: unknown): boolean =>
  isMarketError(error) && ['unavailable', 'timeout', 'notFound'].includes(error.code);

/**
 * A part of what the first tab of the account shows: all parts ask at once and share one request, and so they do after an act.
 * While trusted code is away, or older than this page, each part is read by itself.
 */
export async function readDashboard<Part extends keyof Dashboard>(
  uid: string,
  part: Part,
): Promise<Dashboard[Part]> {
  try {
    const whole = inOneBreath(`dashboard:${uid}`, () => withMarketErrors(askTrustedCode));
    return (await whole)[part];
  } catch (error) {
    if (!isAway(error)) throw error;
    console.warn(`A part of the account is read by itself: ${part}`, error);
    const { dashboardParts } = await import(
      /* webpackChunkName: "my-listings" */ './dashboardParts'
    );
    return dashboardParts[part](uid);
  }
}

/** @throws MarketError timeout when the answer takes too long */
async function askTrustedCode(): Promise<Dashboard> {
  const { next, nextId, counts, waiting, unreadByListing, searches, ...answer } = await withinTime(
    callCommand('readDashboard', {}),
    WAIT_LIMIT_MS,
    () => new MarketError('timeout'),
  );
  const rows = answer.rows as MyListing[];
  // Trusted code that is older than this page names no id: it goes on after the last row.
  const lastId = nextId ?? rows.at(-1)?.card.id;
  return {
    page: {
      rows,
      ...(next !== undefined && lastId !== undefined && { next: { value: next, id: lastId } }),
    },
    counts: counts as Dashboard['counts'],
    attention: {
      ...(waiting as Waiting<MyListing>),
      unreadByListing,
      unreadMessages: Object.values(unreadByListing).reduce((sum, each) => sum + each, 0),
    },
    searches: searches as SearchNews[],
  };
}
