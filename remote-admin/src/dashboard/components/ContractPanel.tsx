import {
  type Deprecation,
  type DeprecationId,
  deprecations,
} from '@anunturi/shared-contract/registry/deprecations';
import type { DeployedWants } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { Disclosure } from '@anunturi/shared-ui/layout/Disclosure';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Table, type TableColumn } from '@anunturi/shared-ui/layout/Table';
import { readTelemetry } from '../data/readTelemetry';
import { type DependencyRow, dependencyRows } from '../domain/dependencyRows';
import { partName } from '../domain/partNames';
import styles from './FiguresPanel.module.css';

const names: Record<DeprecationId, string> = {
  noContract: 'O versiune care nu spune ce contract respectă',
};

/** What remotes may still do until a day and who does; which shared versions the shell has and each release wants. */
export function ContractPanel() {
  const telemetry = useLoad('admin telemetry', readTelemetry);
  return (
    <section aria-label="Contractul dintre părți" className={styles.panel}>
      <Disclosure summary="Contractul dintre părți">
        <LoadState of={telemetry} skeleton={<SkeletonRows count={4} />}>
          {(report) =>
            report?.deployed ? (
              <Contract deployed={report.deployed} />
            ) : (
              <p className={styles.note}>Serverul de pagini nu spune ce versiuni sunt publicate.</p>
            )
          }
        </LoadState>
      </Disclosure>
    </section>
  );
}

function Contract({ deployed }: { deployed: DeployedWants }) {
  const { packages, rows } = dependencyRows(deployed);
  return (
    <Stack gap={3}>
      <Table
        caption="Ce este învechit"
        captionShown
        dense
        rows={deprecations}
        rowKey={({ id }) => id}
        columns={deprecationColumns(deployed)}
      />
      <Table
        caption="Cu ce versiuni comune este făcută fiecare parte"
        captionShown
        dense
        rows={rows}
        rowKey={({ name, version }) => `${name} ${version}`}
        columns={[...ownColumns, ...packages.map(packageColumn)]}
      />
      <p className={styles.note}>
        Cadrul paginilor are versiunile din rândul lui; fiecare parte cere cel puțin versiunea cu
        care este făcută (^).
      </p>
    </Stack>
  );
}

const deprecationColumns = ({ releases }: DeployedWants): TableColumn<Deprecation>[] => [
  { key: 'what', header: 'Ce', cell: ({ id }) => names[id] },
  { key: 'since', header: 'Învechit din', cell: ({ since }) => formatDate(Date.parse(since)) },
  { key: 'until', header: 'Refuzat din', cell: ({ until }) => formatDate(Date.parse(until)) },
  {
    key: 'users',
    header: 'Folosit de',
    cell: ({ isUsedBy }) =>
      releases
        .filter(isUsedBy)
        .map(({ name, version }) => `${partName(name)} ${version}`)
        .join(', ') || 'Nimeni',
  },
];

const ownColumns: TableColumn<DependencyRow>[] = [
  { key: 'name', header: 'Partea', cell: ({ name }) => partName(name) },
  { key: 'version', header: 'Versiunea', cell: ({ version }) => version },
  { key: 'contract', header: 'Contract', align: 'end', cell: ({ contract }) => contract },
];

const packageColumn = (name: string): TableColumn<DependencyRow> => ({
  key: name,
  header: name.replace(/^@[^/]+\//, ''),
  align: 'end',
  cell: ({ versions }) => versions[name] ?? '–',
});
