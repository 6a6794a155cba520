import { createRepeatableCall } from '@anunturi/shared-auth/createRepeatableCall';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';
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

/** `statusUrl`: absent where the commands are of an earlier release. */
export type Receipt = CommandResult<'sendReport'>;

const call = createRepeatableCall('sendReport');

/**
 * Files a notice (DSA art. 16) in good faith; gives the number of its receipt and the address of its page.
 * @throws MarketError dailyLimit
 */
export async function sendReport(report: NewReport, prove: ProveForm): Promise<Receipt> {
  return call({ ...report, goodFaith: true }, { proof: await prove() });
}
