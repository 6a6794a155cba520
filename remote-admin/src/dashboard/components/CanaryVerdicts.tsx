import type {
  CanaryReason,
  CanaryVerdict,
  VisitCounts,
} from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import { Table, type TableColumn } from '@anunturi/shared-ui/layout/Table';
import { partName } from '../domain/partNames';

const tones = { promote: 'good', stepBack: 'bad', wait: 'neutral' } as const;
const verdicts: Record<CanaryVerdict['verdict'], string> = {
  promote: 'Poate fi publicată',
  stepBack: 'De retras',
  wait: 'De așteptat',
};
const reasons: Record<CanaryReason, string> = {
  sound: 'nimic nu vorbește împotriva ei',
  seenBroken: 'serverul însuși găsește o eroare în ea',
  fails: 'vizitatorii ei văd erori',
  worse: 'eșuează mai des decât versiunea publicată',
  early: 'nu rulează de destul timp',
  fewVisits: 'prea puține vizite au văzut-o',
  fewAddresses: 'prea puține rețele au văzut-o',
};

const whomOf = ({ percent, only }: CanaryVerdict) =>
  [
    `${formatNumber(percent)} %`,
    only?.signedIn && 'dintre cei conectați',
    only?.county && `în județul ${only.county}`,
  ]
    .filter(Boolean)
    .join(' ');

const shareOf = (counts: VisitCounts | undefined) =>
  counts ? `${formatNumber(counts.failed)} din ${formatNumber(counts.shown)}` : '–';

const columns: TableColumn<CanaryVerdict>[] = [
  { key: 'part', header: 'Partea', cell: ({ name }) => partName(name) },
  { key: 'version', header: 'Versiunea de probă', cell: ({ version }) => version },
  { key: 'share', header: 'Cui', cell: whomOf },
  {
    key: 'visits',
    header: 'Vizite eșuate',
    align: 'end',
    cell: ({ visits }) => shareOf(visits),
  },
  {
    key: 'live',
    header: 'La cea publicată',
    align: 'end',
    cell: ({ live }) => shareOf(live),
  },
  {
    key: 'verdict',
    header: 'Verdict',
    cell: ({ verdict, why, ends, look }) => (
      <>
        <Badge tone={tones[verdict]}>{verdicts[verdict]}</Badge>{' '}
        {ends ? 'se retrage singură: ' : ''}
        {reasons[why]}
        {look?.faults.length ? ` (${look.faults.join('; ')})` : ''}
      </>
    ),
  },
];

/** Each version that only some visitors are shown, and what is to be done with it. */
export function CanaryVerdicts({ canaries }: { canaries: readonly CanaryVerdict[] }) {
  return (
    <Table
      caption="Versiuni de probă"
      captionShown
      dense
      rows={canaries}
      rowKey={({ name, version }) => `${name} ${version}`}
      columns={columns}
    />
  );
}
