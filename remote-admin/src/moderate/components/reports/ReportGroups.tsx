import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { readOpenReports } from '#data/listings/readReports';
import { readReportGroups } from '../../data/decideReports';
import { ReportGroupCard } from './ReportGroupCard';
import styles from './ReportQueue.module.css';

async function load() {
  const [grouped, reports] = await Promise.all([readReportGroups(), readOpenReports()]);
  const byId = new Map(reports.map((report) => [report.id, report]));
  return {
    ...grouped,
    groups: grouped.groups.flatMap((group) => {
      const of = group.reportIds.flatMap((id) => byId.get(id) ?? []);
      return of.length > 0 ? [{ group, reports: of }] : [];
    }),
    readAtMs: Date.now(),
  };
}

/** Open notices by what they are about, the most urgent first, with the reason for it. */
export function ReportGroups({ onDecided }: { onDecided(): void }) {
  const found = useLoad('admin report groups', load);
  const decided = () => {
    found.reload();
    onDecided();
  };
  return (
    <LoadState
      of={found}
      skeleton={<SkeletonRows count={4} />}
      failedTitle="Sesizările nu au putut fi încărcate"
    >
      {({ groups, records, isMore, readAtMs }) =>
        groups.length === 0 ? (
          <EmptyState title="Nicio sesizare deschisă" />
        ) : (
          <>
            <Stack as="ul" gap={3} className={styles.list}>
              {groups.map(({ group, reports }) => (
                <li key={`${group.target} ${group.targetId}`}>
                  <ReportGroupCard
                    group={group}
                    reports={reports}
                    records={records}
                    readAtMs={readAtMs}
                    onDecided={decided}
                  />
                </li>
              ))}
            </Stack>
            {isMore && <p>Mai sunt sesizări, mai noi: apar pe măsură ce răspundeți la acestea.</p>}
          </>
        )
      }
    </LoadState>
  );
}
