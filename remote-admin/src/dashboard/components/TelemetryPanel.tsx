import type {
  PartSums,
  StepBack,
  TelemetryReport,
} from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { Table, type TableColumn } from '@anunturi/shared-ui/layout/Table';
import { readTelemetry } from '../data/readTelemetry';
import { faultKinds } from '../domain/faultKinds';
import { partName } from '../domain/partNames';
import { CanaryVerdicts } from './CanaryVerdicts';
import { FaultGroups } from './FaultGroups';
import styles from './FiguresPanel.module.css';

const SHOWN_FAULTS = 10;

/** Slow is not failed: the part came in the end, or is counted as failed beside. */
const failuresOf = ({ faults: { slow: _slow, ...faults } }: PartSums) =>
  Object.values(faults).reduce((sum, count) => sum + count, 0);

const seconds = (ms: number | undefined) =>
  ms === undefined ? '–' : `${formatNumber(ms / 1000, 1, 1)} s`;

const columns: TableColumn<PartSums>[] = [
  { key: 'part', header: 'Partea', cell: ({ part }) => partName(part) },
  { key: 'version', header: 'Versiunea', cell: ({ version }) => version },
  { key: 'loads', header: 'Afișări', align: 'end', cell: ({ loads }) => formatNumber(loads) },
  { key: 'faults', header: 'Erori', align: 'end', cell: (sums) => formatNumber(failuresOf(sums)) },
  {
    key: 'lcp',
    header: 'Afișare completă (LCP)',
    align: 'end',
    cell: ({ lcpP75Ms }) => seconds(lcpP75Ms),
  },
  {
    key: 'inp',
    header: 'Răspuns la atingere (INP)',
    align: 'end',
    cell: ({ inpP75Ms }) => (inpP75Ms === undefined ? '–' : `${formatNumber(inpP75Ms)} ms`),
  },
];

/** Each part and version as visitors' browsers see it: how often shown, what failed, how fast; and what was taken back. */
export function TelemetryPanel() {
  const telemetry = useLoad('admin telemetry', readTelemetry);
  return (
    <section aria-label="Ce văd vizitatorii" className={styles.panel}>
      <h2 className={styles.title}>Ce văd vizitatorii</h2>
      <LoadState of={telemetry} skeleton={<SkeletonRows count={4} />}>
        {(report) =>
          report ? (
            <Seen report={report} />
          ) : (
            <p className={styles.note}>
              Serverul de pagini nu spune ce văd browserele vizitatorilor.
            </p>
          )
        }
      </LoadState>
    </section>
  );
}

function Seen({
  report: { days, parts, newest, groups = [], stepsBack, canaries = [] },
}: {
  report: TelemetryReport;
}) {
  return (
    <>
      {stepsBack.map((each) => (
        <p key={each.at} className={styles.note}>
          {formatDateTime(Date.parse(each.at))}: {toSentence(each)}
        </p>
      ))}
      {canaries.length > 0 && <CanaryVerdicts canaries={canaries} />}
      {parts.length === 0 ? (
        <p className={styles.note}>Niciun browser nu a spus nimic încă.</p>
      ) : (
        <Table
          caption="Ce văd vizitatorii"
          dense
          rows={parts}
          rowKey={({ part, version }) => `${part} ${version}`}
          columns={columns}
        />
      )}
      {groups.length > 0 && <FaultGroups groups={groups} />}
      <ul className={styles.note}>
        {newest
          .slice(0, SHOWN_FAULTS)
          .map(({ atMs, part, version, route, kind, message, query }, at) => (
            <li key={`${atMs} ${at}`}>
              {formatDateTime(atMs)}, {partName(part)} {version}, {route}, {faultKinds[kind]}
              {query && ` (${query})`}: {message}
            </li>
          ))}
      </ul>
      <p className={styles.note}>
        Din ultimele {plural(days, 'zi', 'zile')}. Timpii sunt cei în care se încadrează trei
        sferturi dintre vizitele măsurate. Nu se păstrează adrese și nimic despre persoane.
      </p>
    </>
  );
}

function toSentence({ name, from, version, shown, failed, isOfData, isCanary }: StepBack): string {
  const share = `la ${formatNumber(failed)} din ${plural(shown, 'vizită', 'vizite')}`;
  const fault = isOfData ? `datele versiunii ${from} nu veniseră` : `${from} eșuase`;
  return isCanary
    ? `Proba versiunii ${from} pentru partea „${partName(name)}” s-a încheiat singură: ${fault} ${share}.`
    : `Partea „${partName(name)}” a revenit singură la versiunea ${version}: ${fault} ${share}.`;
}
