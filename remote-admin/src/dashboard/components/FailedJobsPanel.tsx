import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { plural } from '@anunturi/shared-domain/formats/plural';
import type { FailedJob } from '@anunturi/shared-domain/site/failedJob';
import { jobNames } from '@anunturi/shared-domain/site/jobNames';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { Table, type TableColumn } from '@anunturi/shared-ui/layout/Table';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { readFailedJobs, runJobAgain } from '../data/failedJobs';
import styles from './FiguresPanel.module.css';

/** Work of the server that failed for good, with the reason and a way to try it anew. */
export function FailedJobsPanel() {
  const jobs = useLoad('admin failed jobs', readFailedJobs);
  const { busy, run } = useAction(toRomanianMessage);
  const again = async (job: FailedJob) => {
    if (await run(() => runJobAgain(job), 'Lucrarea rulează din nou.')) jobs.reload();
  };
  const columns: TableColumn<FailedJob>[] = [
    { key: 'name', header: 'Lucrarea', cell: ({ name }) => jobNames[name] ?? name },
    { key: 'at', header: 'Oprită', cell: ({ deadAt }) => formatDateTime(deadAt) },
    {
      key: 'why',
      header: 'De ce',
      cell: ({ attempts, lastError }) =>
        `${plural(attempts, 'încercare', 'încercări')}; ${lastError ?? 'procesul s-a oprit'}`,
    },
    {
      key: 'again',
      header: 'Acțiuni',
      cell: (job) => (
        <Button size="small" variant="secondary" disabled={busy} onClick={() => void again(job)}>
          Rulați din nou
        </Button>
      ),
    },
  ];
  return (
    <section aria-label="Lucrări oprite" className={styles.panel}>
      <h2 className={styles.title}>Lucrări oprite</h2>
      <LoadState of={jobs} skeleton={<SkeletonRows count={2} />}>
        {(rows) =>
          rows.length === 0 ? (
            <p className={styles.note}>Nicio lucrare a serverului nu s-a oprit.</p>
          ) : (
            <Table
              caption="Lucrări oprite"
              dense
              rows={rows}
              rowKey={({ id }) => id}
              columns={columns}
            />
          )
        }
      </LoadState>
    </section>
  );
}
