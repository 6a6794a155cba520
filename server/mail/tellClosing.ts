import { keptDays } from '@anunturi/shared-domain/people/keptDays';
import type { Store } from '../app/data/Store';
import { closedEmail, closingEmail } from './emails/accountEmails';
import { tellAddress } from './tell';

type Means = { store: Store; now: Date };

// Not among the person's e-mails, which go with the account: these have to reach them after it.
const told = (subject: 'closing' | 'closed') =>
  ({ kind: 'accountClosing', subject, keptDays: keptDays.closingEmail }) as const;

/** Tells an address that its account closes. */
export const tellClosing = (address: string, means: Means) =>
  tellAddress(address, told('closing'), closingEmail(), means);

/** Tells an address that what belonged to its account is deleted. */
export const tellClosed = (address: string, means: Means) =>
  tellAddress(address, told('closed'), closedEmail(), means);
