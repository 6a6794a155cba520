import { useState } from 'react';
import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { moderationGrounds } from '@anunturi/shared-domain/moderation/moderationFields';
import {
  type Report,
  reportOutcomes,
  reportTargets,
  reversedLabel,
} from '@anunturi/shared-domain/moderation/report';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Card } from '@anunturi/shared-ui/layout/Card';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { DecideReportDialog } from './DecideReportDialog';
import { ReportSnapshotView } from './ReportSnapshotView';
import styles from './ReportCard.module.css';

/** One notice as it came, and the decision on it. */
export function ReportCard({ report, onDecided }: { report: Report; onDecided(): void }) {
  const [deciding, setDeciding] = useState(false);
  const [looking, setLooking] = useState(false);
  const { decision } = report;
  return (
    <Card padding="small" tone={decision ? 'sunken' : 'warn'}>
      <Cluster gap={2} justify="between">
        <strong>{moderationGrounds[report.ground]}</strong>
        {decision ? (
          <Badge tone={report.reversedAt ? 'neutral' : 'good'}>
            {report.reversedAt
              ? `${reversedLabel}, ${formatDateTime(report.reversedAt)}`
              : reportOutcomes[decision.outcome]}
          </Badge>
        ) : (
          <Badge tone="warn">Sesizare deschisă</Badge>
        )}
      </Cluster>
      <p className={styles.text}>{report.explanation}</p>
      {report.count && <Repeats report={report} times={report.count} />}
      <p className={styles.meta}>
        {reportTargets[report.target]}: <Reported {...report} /> ·{' '}
        {formatDateTime(report.createdAt)} ·{' '}
        {report.reporterEmail ? (
          <a href={`mailto:${report.reporterEmail}`}>
            {report.reporterName ?? report.reporterEmail}
          </a>
        ) : (
          'fără nume'
        )}
      </p>
      {decision && <p className={styles.text}>{decision.text}</p>}
      <Cluster gap={2}>
        {!decision && (
          <Button size="small" variant="secondary" onClick={() => setDeciding(true)}>
            Răspundeți la sesizare…
          </Button>
        )}
        <Button
          size="small"
          variant="ghost"
          aria-expanded={looking}
          onClick={() => setLooking(!looking)}
        >
          Cum era la sesizare
        </Button>
      </Cluster>
      {looking && <ReportSnapshotView reportId={report.id} />}
      {deciding && (
        <DecideReportDialog
          about={report}
          reports={[report]}
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

/** What is reported, with the way to it; the address of a file's link is kept nowhere. */
function Reported({ target, url, title }: Pick<Report, 'target' | 'url' | 'title'>) {
  return target === 'file' ? <>{title}</> : <Link to={url}>{title}</Link>;
}

/** How often the same source has said it, what it said last, and about what else that was not there. */
function Repeats({ report, times }: { report: Report; times: number }) {
  const said = new Set(report.repeats?.map(({ explanation }) => explanation));
  said.delete(report.explanation);
  const others = new Map(
    report.repeats?.flatMap(({ other }) => (other ? [[other.url, other]] : [])),
  );
  return (
    <details>
      <summary>{`Trimisă de ${times} ori din același loc`}</summary>
      {[...said].map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
      {[...others.values()].map(({ url, target, title }) => (
        <p key={url} className={styles.meta}>
          {reportTargets[target]}: <Reported url={url} target={target} title={title} />
        </p>
      ))}
      {said.size === 0 && <p className={styles.meta}>De fiecare dată cu aceleași cuvinte.</p>}
    </details>
  );
}
