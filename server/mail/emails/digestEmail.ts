import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { links } from '@anunturi/shared-domain/site/links';
import { siteOrigin } from '../../app/siteOrigin';
import type { EmailContent } from './EmailContent';

type Waiting = { count: number; oldestAt?: Date };

/** What waits for administrators. */
export const digestEmail = (waiting: {
  pending: Waiting;
  reports: Waiting;
  failedEmails: number;
  failedJobs: number;
  /** Of the security log, since the last daily e-mail. */
  alarms: number;
  oldestDueAtMs?: number | undefined;
  /** Subjects of the e-mails that told of releases taken back. */
  stepsBack: readonly string[];
}): EmailContent => ({
  template: 'administratorDigest',
  preview: 'Anunțuri, sesizări, e-mailuri și lucrări oprite.',
  paragraphs: [...waiting.stepsBack],
  facts: [
    ['Anunțuri de verificat', since(waiting.pending)],
    ['Sesizări deschise', since(waiting.reports)],
    ['E-mailuri nelivrate', String(waiting.failedEmails)],
    ['Lucrări oprite', String(waiting.failedJobs)],
    ['Alarme de siguranță', String(waiting.alarms)],
    ['Versiuni retrase de la sine', String(waiting.stepsBack.length)],
    ...(waiting.oldestDueAtMs === undefined
      ? []
      : ([['Coada așteaptă din', formatDateTime(waiting.oldestDueAtMs)]] as const)),
  ],
  action: { label: 'Deschideți administrarea', url: siteOrigin() + links.adminDashboard() },
  reason: 'Primiți acest mesaj pentru că administrați site-ul.',
});

const since = ({ count, oldestAt }: Waiting): string =>
  oldestAt ? `${count}, primul din ${formatDateTime(oldestAt)}` : String(count);
