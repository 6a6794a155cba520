import type { FaultGroup } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { Table, type TableColumn } from '@anunturi/shared-ui/layout/Table';
import { Fragment } from 'react';
import { faultKinds } from '../domain/faultKinds';
import { partName } from '../domain/partNames';
import styles from './FiguresPanel.module.css';

const SHOWN = 10;

const columns: TableColumn<FaultGroup>[] = [
  { key: 'part', header: 'Partea', cell: ({ part }) => partName(part) },
  {
    key: 'what',
    header: 'Ce',
    cell: ({ kind, query, message }) =>
      `${faultKinds[kind]}${query ? ` (${query})` : ''}: ${message}`,
  },
  {
    key: 'where',
    header: 'Unde în cod',
    cell: ({ place }) => (place ? <Place place={place} /> : '–'),
  },
  { key: 'owner', header: 'Echipa', cell: ({ place }) => place?.owner || '–' },
  {
    key: 'versions',
    header: 'Pe versiuni',
    cell: ({ versions }) =>
      Object.entries(versions).map(([version, count]) => (
        <div key={version} className={styles.whole}>
          {version}: {formatNumber(count)}
        </div>
      )),
  },
  { key: 'count', header: 'De câte ori', align: 'end', cell: ({ count }) => formatNumber(count) },
];

/** A path breaks after its slashes alone: names of folders have hyphens. */
function Place({
  place: { file, line, function: name },
}: {
  place: NonNullable<FaultGroup['place']>;
}) {
  const folders = file.split('/');
  const last = folders.pop();
  return (
    <>
      {folders.map((folder, at) => (
        <Fragment key={at}>
          <span className={styles.whole}>{folder}/</span>
          <wbr />
        </Fragment>
      ))}
      <span className={styles.whole}>
        {last}:{line}
      </span>
      {name && `, ${name}`}
    </>
  );
}

/** The most frequent faults by what and where they are, whose they are, and how often in which version. */
export function FaultGroups({ groups }: { groups: readonly FaultGroup[] }) {
  return (
    <Table
      caption="Erori, după locul din cod"
      captionShown
      dense
      rows={groups.slice(0, SHOWN)}
      rowKey={(group) => JSON.stringify([group.part, group.kind, group.message, group.place])}
      columns={columns}
    />
  );
}
