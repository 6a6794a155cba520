import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { EmailTemplateId } from '@anunturi/shared-domain/emails/emailTemplates';

/** Sends the administrator e-mails, one of each kind unless one is named; answers how many. @throws MarketError offline, unavailable */
export const sendSampleEmails = async (template?: EmailTemplateId): Promise<number> =>
  (await callCommand('sendSampleEmails', template ? { template } : {})).count;
