import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { links } from '@anunturi/shared-domain/site/links';
import { moderationGrounds } from '@anunturi/shared-domain/moderation/moderationFields';
import {
  reportOutcomes,
  reportTargets,
  reversedLabel,
} from '@anunturi/shared-domain/moderation/report';
import { reversedText } from '@anunturi/shared-domain/moderation/reversedText';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Flag } from '@anunturi/shared-ui/icons/Flag';
import type { MyReport } from '../data/readMyReports';
import { useMyReports } from '../data/useMyReports';
import { OwnDecisions } from './OwnDecisions';
import classes from './ReportsTab.module.css';

const tones = { removed: 'good', changed: 'good', kept: 'neutral' } as const;

/** What was decided about the person, and the notices that they have sent, each with its decision (DSA art. 16 (5)). */
export function ReportsTab({ uid }: { uid: string }) {
  return (
    <Stack gap={4}>
      <OwnDecisions uid={uid} />
      <OwnReports uid={uid} />
    </Stack>
  );
}

function OwnReports({ uid }: { uid: string }) {
  return (
    <LoadState
      of={useMyReports(uid)}
      skeleton={<SkeletonRows count={3} />}
      failedTitle="Nu am putut încărca sesizările"
    >
      {(all) =>
        all.length === 0 ? (
          <EmptyState title="Nu ați trimis nicio sesizare" icon={<Flag strokeWidth={1.5} />}>
            Dacă un anunț este ilegal sau înșală, alegeți „Raportați anunțul” pe pagina lui, la „Mai
            multe”. Aici veți vedea ce am hotărât.
          </EmptyState>
        ) : (
          <Stack as="ul" gap={3}>
            {all.map((report) => (
              <li key={report.id}>
                <ReportRow report={report} />
              </li>
            ))}
          </Stack>
        )
      }
    </LoadState>
  );
}

function ReportRow({
  report: { id, target, url, title, ground, explanation, createdAt, decision, reversedAt },
}: {
  report: MyReport;
}) {
  return (
    <article className={classes.report} aria-label={title}>
      <header className={classes.heading}>
        <h2 className={classes.title}>
          <Link to={url}>{title}</Link>
        </h2>
        {reversedAt === undefined ? (
          <Badge tone={decision ? tones[decision.outcome] : 'warn'}>
            {decision ? reportOutcomes[decision.outcome] : 'În analiză'}
          </Badge>
        ) : (
          <Badge tone="neutral">{reversedLabel}</Badge>
        )}
      </header>
      <p className={classes.quiet}>
        {reportTargets[target]} · {moderationGrounds[ground]} · trimisă pe {formatDate(createdAt)} ·
        nr. {id}
      </p>
      <p className={classes.words}>„{explanation}”</p>
      {decision ? (
        <section className={classes.decision} aria-label="Hotărârea">
          <p>
            <strong>{reportOutcomes[decision.outcome]}</strong>
            <span className={classes.quiet}>
              {' '}
              · hotărâre din {formatDate(decision.decidedAt)}, luată de un moderator, nu automat
            </span>
          </p>
          <p className={classes.words}>{decision.text}</p>
          {reversedAt !== undefined && (
            <p>
              <strong>{reversedLabel}</strong> pe {formatDate(reversedAt)}.{' '}
              {reversedText({ target, decision })}
            </p>
          )}
          <p className={classes.quiet}>
            Nu sunteți de acord? <Link to={links.contact(`Sesizarea ${id}`)}>Scrieți-ne</Link>; o
            reanalizează un om. Vă puteți adresa și unui organism de soluționare extrajudicială a
            litigiilor sau instanței.
          </p>
        </section>
      ) : (
        <p className={classes.quiet}>O analizăm și vă răspundem aici și pe e-mail.</p>
      )}
    </article>
  );
}
