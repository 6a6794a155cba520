import {
  type ReportFields,
  reportOutcomes,
  reversedLabel,
} from '@anunturi/shared-domain/moderation/report';
import { reversedText } from '@anunturi/shared-domain/moderation/reversedText';
import { links } from '@anunturi/shared-domain/site/links';
import type { Store } from '../../app/data/Store';
import { reportAnsweredEmail } from '../../mail/emails/decisionEmails';
import { tellAddress, toMailLink } from '../../mail/tell';
import { addNotice } from '../../notices/addNotice';

type News = { outcome: keyof typeof reportOutcomes; answer: string } | { outcome: 'reversed' };
type Means = { store: Store; now: Date };

/** Tells those who sent a notice, by e-mail and in the account, what became of it, and later that it was taken back (DSA art. 16 (5)). */
export async function tellReporters(
  reportId: string,
  report: ReportFields,
  news: News,
  { store, now }: Means,
): Promise<void> {
  const { title, reporterEmail, reporterId, repeats = [] } = report;
  const isReversed = news.outcome === 'reversed';
  const statusUrl = await toMailLink({ act: 'receipt', reportId }, store);
  const [outcome, answer] = isReversed
    ? [reversedLabel, reversedText(report)]
    : [reportOutcomes[news.outcome], news.answer];
  const email = reportAnsweredEmail({ receipt: reportId, statusUrl }, outcome, answer);
  const period = isReversed ? { period: news.outcome } : {};
  // Several people may share the address that a notice came from.
  const told = new Set([reporterEmail, ...repeats.map((each) => each.reporterEmail)]);
  for (const to of told)
    if (to !== undefined)
      await tellAddress(to, { kind: 'reportAnswered', subject: reportId, ...period }, email, {
        store,
        now,
      });
  if (reporterId === undefined) return;
  const text = isReversed
    ? `Am reanalizat și am anulat ce hotărâsem după sesizarea dumneavoastră despre „${title}”.`
    : `Am răspuns la sesizarea dumneavoastră despre „${title}”.`;
  const about = { kind: 'report', subject: reportId, ...period } as const;
  await addNotice(reporterId, { ...about, text, path: links.ownReports() }, { store, now });
}
