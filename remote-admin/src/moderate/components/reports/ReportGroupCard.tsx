import { useState } from 'react';
import { formatAgo } from '@anunturi/shared-domain/formats/formatAgo';
import { formatMoney } from '@anunturi/shared-domain/formats/formatMoney';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { moderationGrounds } from '@anunturi/shared-domain/moderation/moderationFields';
import { type Report, reportTargets } from '@anunturi/shared-domain/moderation/report';
import { links } from '@anunturi/shared-domain/site/links';
import { REPORTS_ANSWERED_MAX } from '@anunturi/shared-domain/site/limits';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import { Button, ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { Card } from '@anunturi/shared-ui/layout/Card';
import { Disclosure } from '@anunturi/shared-ui/layout/Disclosure';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import type { ReportGroup, ReportGroups } from '../../data/decideReports';
import { ListingPhoto } from '../ListingPhoto';
import { DecideReportDialog } from '../review/DecideReportDialog';
import { ReportCard } from '../review/ReportCard';
import { StatusBadge } from '../review/StatusBadge';
import { DecideSharedFile } from './DecideSharedFile';
import styles from './ReportGroupCard.module.css';

/** Who reports in the same words. */
const NAMED = 3;

const reasons: Record<ReportGroup['why'], string> = {
  childAbuse: 'Abuz asupra copiilor',
  old: 'Așteaptă de peste trei zile',
  many: 'Sesizat de mai mulți',
  turn: 'La rând',
};

type Props = {
  group: ReportGroup;
  /** Those of the group, as they came. */
  reports: readonly Report[];
  records: ReportGroups['records'];
  readAtMs: number;
  onDecided(): void;
};

/** Everything that was reported about one thing: what it is, why it comes now, who reports, and one answer for all. */
export function ReportGroupCard({ group, reports, records, readAtMs, onDecided }: Props) {
  const [deciding, setDeciding] = useState(false);
  const { target, targetId, url, why, times, listing, oldestAtMs } = group;
  const title = listing?.title ?? group.title;
  const grounds = [...new Set(reports.map(({ ground }) => moderationGrounds[ground]))].join(', ');
  const answered = reports.slice(0, REPORTS_ANSWERED_MAX);
  const [first, ...others] = answered;
  return (
    <Card padding="small" tone="warn">
      <Stack gap={2}>
        <div className={listing ? styles.head : `${styles.head} ${styles.bare}`}>
          {listing && (
            <ListingPhoto
              path={listing.photo}
              status={listing.status}
              alt=""
              width={480}
              height={360}
              rounded
            />
          )}
          <Stack gap={1}>
            <Cluster gap={2}>
              <Badge tone={why === 'turn' ? 'neutral' : 'warn'}>{reasons[why]}</Badge>
              {listing && <StatusBadge status={listing.status} />}
            </Cluster>
            <h2 className={styles.title}>
              {target === 'file' ? title : <Link to={url}>{title}</Link>}
            </h2>
            <p className={styles.line}>
              {reportTargets[target]}
              {listing && ` · ${formatMoney(listing.priceLei, 'RON')} · ${listing.sellerName}`}
            </p>
            <p className={styles.line}>
              <strong>{plural(times, 'sesizare', 'sesizări')}</strong> din{' '}
              {plural(reports.length, 'loc', 'locuri')}, prima {formatAgo(oldestAtMs, readAtMs)} ·{' '}
              {grounds}
            </p>
          </Stack>
        </div>
        <ul className={styles.list}>
          {byWords(reports)
            .slice(0, 3)
            .map(([words, alike]) => (
              <li key={words}>
                <p className={styles.said}>„{words}”</p>
                <p className={styles.line}>
                  {alike
                    .slice(0, NAMED)
                    .map((report) => whoReports(report, records))
                    .join('; ')}
                  {alike.length > NAMED && ` și încă ${alike.length - NAMED}`}
                </p>
              </li>
            ))}
        </ul>
        <Disclosure summary={`Toate, pe rând (${reports.length})`}>
          <Stack gap={2}>
            {reports.map((report) => (
              <ReportCard key={report.id} report={report} onDecided={onDecided} />
            ))}
          </Stack>
        </Disclosure>
        <Cluster gap={2}>
          {target === 'listing' && (
            <ButtonLink size="small" to={links.adminListings('toate', targetId)}>
              Deschideți anunțul și decideți
            </ButtonLink>
          )}
          {target === 'profile' && (
            <ButtonLink size="small" to={links.adminUsers(targetId)}>
              Deschideți utilizatorul
            </ButtonLink>
          )}
          {target === 'file' && first && (
            <DecideSharedFile reports={[first, ...others]} onDecided={onDecided} />
          )}
          <Button size="small" variant="secondary" onClick={() => setDeciding(true)}>
            {answered.length === 1
              ? 'Răspundeți la sesizare…'
              : `Răspundeți la ${plural(answered.length, 'sesizare', 'sesizări')}…`}
          </Button>
        </Cluster>
      </Stack>
      {deciding && (
        <DecideReportDialog
          about={{ title, target }}
          reports={answered}
          onClose={() => setDeciding(false)}
          onDecided={() => {
            setDeciding(false);
            onDecided();
          }}
        />
      )}
    </Card>
  );
}

/** Reports in the same words stand together: a campaign is read once. */
function byWords(reports: readonly Report[]): [words: string, alike: Report[]][] {
  const found = new Map<string, Report[]>();
  for (const report of reports)
    found.set(report.explanation, [...(found.get(report.explanation) ?? []), report]);
  return [...found];
}

function whoReports(
  { reporterId, reporterName, reporterEmail }: Report,
  records: ReportGroups['records'],
): string {
  const name = reporterName ?? reporterEmail ?? 'fără nume';
  if (reporterId === undefined) return `${name}, fără cont`;
  const { right = 0, wrong = 0 } = records[reporterId] ?? {};
  if (right + wrong === 0) return `${name}, la prima sesizare hotărâtă`;
  const record = `${plural(right, 'sesizare întemeiată', 'sesizări întemeiate')}, ${wrong} fără temei`;
  return `${name}: ${record}${wrong >= 3 && wrong > right ? ' · greșește des' : ''}`;
}
