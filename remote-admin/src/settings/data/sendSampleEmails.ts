import { callCommand } from '@anunturi/shared-auth/callCommand';

/** Sends the administrator one e-mail of each kind; answers how many. @throws MarketError offline, unavailable */
export const sendSampleEmails = async (): Promise<number> =>
  (await callCommand('sendSampleEmails', {})).count;
