import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { links } from '@anunturi/shared-domain/site/links';
import { siteOrigin } from '../../app/siteOrigin';
import type { EmailContent } from './EmailContent';

type Waiting = { count: number; oldestAt?: Date };

type Operated = {
  failedEmails: number;
  failedJobs: number;
  /** Of the security log, since the last daily e-mail. */
  alarms: number;
  oldestDueAtMs?: number | undefined;
  /** Subjects of the e-mails that told of releases taken back. */
  stepsBack: readonly string[];
};

/** What waits in the administration; `operated` for those who may see how the site runs. */
export const digestEmail = ({
  pending,
  reports,
  operated,
}: {
  pending: Waiting;
  reports: Waiting;
  operated?: Operated;
}): EmailContent => ({
  template: 'administratorDigest',
  preview: operated ? 'Anunțuri, sesizări, e-mailuri și lucrări oprite.' : 'Anunțuri și sesizări.',
  paragraphs: [...(operated?.stepsBack ?? [])],
  facts: [
    ['Anunțuri de verificat', since(pending)],
    ['Sesizări deschise', since(reports)],
    ...(operated ? toFacts(operated) : []),
  ],
  action: { label: 'Deschideți administrarea', url: siteOrigin() + links.adminDashboard() },
  reason: 'Primiți acest mesaj pentru că aveți un rol în administrare.',
});

const since = ({ count, oldestAt }: Waiting): string =>
  oldestAt ? `${count}, primul din ${formatDateTime(oldestAt)}` : String(count);

const toFacts = (operated: Operated): [string, string][] => [
  ['E-mailuri nelivrate', String(operated.failedEmails)],
  ['Lucrări oprite', String(operated.failedJobs)],
  ['Alarme de siguranță', String(operated.alarms)],
  ['Versiuni retrase de la sine', String(operated.stepsBack.length)],
  ...(operated.oldestDueAtMs === undefined
    ? []
    : [['Coada așteaptă din', formatDateTime(operated.oldestDueAtMs)] satisfies [string, string]]),
];
