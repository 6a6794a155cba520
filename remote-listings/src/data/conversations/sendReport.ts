import { createRepeatableCall } from '@anunturi/shared-auth/createRepeatableCall';
import type { ReportFields } from '@anunturi/shared-domain/moderation/report';
import type { ProveForm } from '@anunturi/shared-runtime/forms/useFormProof';

export type NewReport = Pick<
  ReportFields,
  | 'target'
  | 'targetId'
  | 'url'
  | 'title'
  | 'ground'
  | 'explanation'
  | 'reporterName'
  | 'reporterEmail'
> & {
  /** Of a conversation: lets administrators read what the other person wrote last. */
  showMessages?: boolean;
};

const call = createRepeatableCall('sendReport');

/** Files a notice (DSA art. 16) in good faith; gives the number of its receipt. @throws MarketError dailyLimit */
export async function sendReport(report: NewReport, prove: ProveForm): Promise<string> {
  return (await call({ ...report, goodFaith: true }, { proof: await prove() })).receipt;
}
