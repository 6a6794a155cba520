import type { TelemetryReport } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { buildNames } from '../build/folders';
import { readRegistry } from './acts';
import { readManifest, readShellManifest } from './readManifest';
import type { DeployedRegistry } from './DeployedRegistry';
import type { ReleaseTarget } from './ReleaseTarget';

type Row = [
  name: string,
  version: string,
  share: string,
  since: string,
  faults: string,
  commit: string,
  owner: string,
];

/**
 * A table of what is live: each part and each canary, whom it is shown to, since when, what
 * browsers saw of it, and where it comes from.
 */
export async function releaseStatus(
  target: ReleaseTarget,
  { now = new Date(), telemetry = null }: { now?: Date; telemetry?: TelemetryReport | null } = {},
): Promise<string> {
  const registry = await readRegistry(target);
  const rows: Row[] = [['part', 'version', 'share', 'since', 'faults', 'commit', 'owner']];
  const shell = registry.shell?.release;
  const names = new Set([...buildNames, ...Object.keys(registry.remotes)]);
  for (const name of names) {
    const live = name === 'shell' ? shell : registry.remotes[name]?.version;
    const canary = registry.canaries?.[name];
    if (!live) rows.push([name, 'none', '', '', '', '', '']);
    else rows.push(await row(name, live, canary ? 100 - canary.percent : 100));
    if (canary) rows.push(await row(name, canary.release.version, canary.percent));
  }
  return toTable(rows);

  async function row(name: string, version: string, percent: number): Promise<Row> {
    const reading =
      name === 'shell' ? readShellManifest(version, target) : readManifest(name, version, target);
    const manifest = await reading.catch(() => null); // released by hand
    const since = sinceOf(registry, name, version);
    return [
      name,
      version,
      `${percent} %`,
      since ? age(now.getTime() - Date.parse(since)) : '?',
      faultsOf(telemetry, name, version),
      manifest?.commit?.slice(0, 8) ?? '-',
      manifest?.owner ?? '?',
    ];
  }
}

/** How many faults browsers saw, of how many times the version was shown; what is only slow is none. */
function faultsOf(telemetry: TelemetryReport | null, name: string, version: string): string {
  const sums = telemetry?.parts.find((each) => each.part === name && each.version === version);
  if (!sums) return '-';
  const { slow: _slow, ...faults } = sums.faults;
  return `${Object.values(faults).reduce((sum, count) => sum + count, 0)} of ${sums.loads}`;
}

const sinceOf = ({ history = [] }: DeployedRegistry, name: string, version: string) =>
  history.findLast((entry) => entry.name === name && entry.version === version)?.at;

const units = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
] as const;

function age(ms: number): string {
  const unit = units.find(([size]) => ms >= size);
  return unit ? `${Math.floor(ms / unit[0])} ${unit[1]}` : 'now';
}

function toTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
