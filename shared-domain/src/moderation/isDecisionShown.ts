import type { ListingStatus } from '../listing/listingStatus';
import type { Moderation } from './moderation';

/** Whether the owner is shown the last decision beside a listing: a rejection, or an answer to an appeal that is not put away. */
export const isDecisionShown = (
  status: ListingStatus,
  { contestOutcome, answerDismissedAt }: Pick<Moderation, 'contestOutcome' | 'answerDismissedAt'>,
): boolean =>
  status === 'rejected' ||
  (status !== 'deleted' && contestOutcome !== undefined && answerDismissedAt === undefined);
