import { REPORTS_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { readDecidedReports } from '#data/listings/readReports';
import { Pager } from '#components/Pager';
import { useCursorPages } from '#behaviour/useCursorPages';
import { useQuery } from '#behaviour/useQuery';
import { ReportCard } from '../review/ReportCard';
import { FindSharedFile } from './FindSharedFile';
import { ReportGroups } from './ReportGroups';
import styles from './ReportQueue.module.css';

/** Notices of illegal or forbidden content: those that wait, by what they are about, or those already decided. */
export function ReportQueue({ onDecided }: { onDecided(): void }) {
  const query = useQuery();
  const isDecided = query.get(REPORTS_PARAM) === 'decided';
  return (
    <Stack gap={3}>
      <Cluster gap={3} className={styles.bar}>
        <SelectField
          label="Sesizări"
          className={styles.filter}
          value={isDecided ? 'decided' : 'open'}
          onChange={(event) =>
            query.set({ [REPORTS_PARAM]: event.target.value === 'decided' ? 'decided' : null })
          }
          options={[
            { value: 'open', label: 'Deschise' },
            { value: 'decided', label: 'Rezolvate' },
          ]}
        />
        <FindSharedFile />
      </Cluster>
      {isDecided ? <DecidedReports /> : <ReportGroups onDecided={onDecided} />}
    </Stack>
  );
}

function DecidedReports() {
  const pages = useCursorPages('admin reports:decided', readDecidedReports);
  return (
    <>
      <LoadState
        of={pages.of}
        skeleton={<SkeletonRows count={4} />}
        failedTitle="Sesizările nu au putut fi încărcate"
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title="Nicio sesizare rezolvată" />
          ) : (
            <Stack as="ul" gap={3} className={styles.list}>
              {rows.map((report) => (
                <li key={report.id}>
                  <ReportCard report={report} onDecided={pages.of.reload} />
                </li>
              ))}
            </Stack>
          )
        }
      </LoadState>
      <Pager pages={pages} />
    </>
  );
}
