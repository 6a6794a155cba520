import { formatAgo } from '@anunturi/shared-domain/formats/formatAgo';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { Table, type TableColumn } from '@anunturi/shared-ui/layout/Table';
import { useQueues } from '../behaviour/useQueues';
import type { Queues } from '../data/readQueues';
import { SchedulesTable } from './SchedulesTable';
import styles from './FiguresPanel.module.css';

type Row = { name: string } & Queues['jobs'] & { readAtMs: number };

const columns: TableColumn<Row>[] = [
  { key: 'name', header: 'Coada', cell: ({ name }) => name },
  { key: 'due', header: 'La rând', cell: ({ due }) => String(due) },
  {
    key: 'oldest',
    header: 'Cea mai veche',
    cell: ({ oldestDueAtMs, readAtMs }) =>
      oldestDueAtMs === undefined ? 'niciuna' : formatAgo(oldestDueAtMs, readAtMs),
  },
  { key: 'later', header: 'Pentru mai târziu', cell: ({ later }) => String(later) },
  { key: 'failed', header: 'Oprite', cell: ({ failed }) => String(failed) },
];

/** How deep the queues of the server are, how long the oldest entry that is due has waited, and what happens by the clock. */
export function QueuesPanel() {
  const queues = useQueues();
  return (
    <section aria-label="Cozi" className={styles.panel}>
      <h2 className={styles.title}>Cozi</h2>
      <LoadState of={queues} skeleton={<SkeletonRows count={2} />}>
        {({ jobs, emails, schedules = [], readAtMs }) => (
          <>
            <Table
              caption="Cozi"
              dense
              rows={[
                { name: 'Lucrări', ...jobs, readAtMs },
                { name: 'E-mailuri', ...emails, readAtMs },
              ]}
              rowKey={({ name }) => name}
              columns={columns}
            />
            {schedules.length > 0 && <SchedulesTable schedules={schedules} readAtMs={readAtMs} />}
          </>
        )}
      </LoadState>
    </section>
  );
}
