import { formatAgo } from '@anunturi/shared-domain/formats/formatAgo';
import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { jobNames } from '@anunturi/shared-domain/site/jobNames';
import { Table, type TableColumn } from '@anunturi/shared-ui/layout/Table';
import type { Queues } from '../data/readQueues';

type Row = Queues['schedules'][number] & { readAtMs: number };

const columns: TableColumn<Row>[] = [
  { key: 'name', header: 'Lucrarea', cell: ({ name }) => jobNames[name] ?? name },
  {
    key: 'last',
    header: 'Ultima rulare',
    cell: ({ lastRunAtMs, readAtMs }) =>
      lastRunAtMs === undefined ? 'niciuna' : formatAgo(lastRunAtMs, readAtMs),
  },
  {
    key: 'length',
    header: 'A durat',
    cell: ({ lastRunMs }) => (lastRunMs === undefined ? '' : inSeconds(lastRunMs)),
  },
  {
    key: 'next',
    header: 'Următoarea',
    cell: ({ nextAtMs }) => (nextAtMs === undefined ? '' : formatDateTime(nextAtMs)),
  },
  {
    key: 'failed',
    header: 'Ultima eroare',
    cell: ({ lastFailedAtMs, readAtMs }) =>
      lastFailedAtMs === undefined ? 'niciuna' : formatAgo(lastFailedAtMs, readAtMs),
  },
];

const inSeconds = (ms: number) => (ms < 1000 ? `${ms} ms` : `${formatNumber(ms / 1000, 1)} s`);

/** What happens by the clock: reminders, daily e-mails, deletions and expiry, with their last run and its length. */
export function SchedulesTable({
  schedules,
  readAtMs,
}: {
  schedules: Queues['schedules'];
  readAtMs: number;
}) {
  return (
    <Table
      caption="Lucrări după ceas"
      dense
      rows={schedules.map((each) => ({ ...each, readAtMs }))}
      rowKey={({ name }) => name}
      columns={columns}
    />
  );
}
