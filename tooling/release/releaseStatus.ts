import type { TelemetryReport } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { signatureFault } from '@anunturi/edge/registry/signatureFault';
import type { Signature } from '@anunturi/shared-contract/registry/signatureSchema';
import { canaryLines } from './canaryLines';
import { contractTables } from './contractTables';
import { buildNames } from '../build/folders';
import { readRegistry } from './readRegistry';
import { partFault, readSeen } from './changeRegistry';
import { unsigned } from './checkRelease';
import { type DeployedRegistry, shownReleases } from './DeployedRegistry';
import { faultRows } from './faultRows';
import { readManifest, readShellManifest } from './readManifest';
import type { ReleaseTarget } from './ReleaseTarget';

type Row = [
  name: string,
  version: string,
  share: string,
  since: string,
  faults: string,
  signed: string,
  commit: string,
  owner: string,
];

/**
 * Tables of what is live: each part and each canary, whom it is shown to, since when, what browsers saw of it, by which key it is
 * signed, and where it comes from; the faults told most often; what is deprecated, and who uses it; which shared versions each
 * was built with and wants. What is to be done with each canary, what is signed or said otherwise than it must be, and what the site found as it looked at a version that is
 * said to fail, is said in lines of their own.
 */
export async function releaseStatus(
  target: ReleaseTarget,
  {
    now = new Date(),
    telemetry = null,
    platformKeys,
  }: {
    now?: Date;
    telemetry?: TelemetryReport | null;
    platformKeys?: readonly string[] | undefined;
  } = {},
): Promise<string> {
  const registry = await readRegistry(target);
  const rows: Row[] = [
    ['part', 'version', 'share', 'since', 'faults', 'signed', 'commit', 'owner'],
  ];
  const wrong = await findUnsigned(registry, target, platformKeys);
  const shell = registry.shell?.release;
  const names = new Set([...buildNames, ...shownNames(registry)]);
  for (const name of names) {
    const live = name === 'shell' ? shell : registry.remotes[name]?.version;
    const canary = registry.canaries?.[name];
    if (!live) rows.push([name, 'none', '', '', '', '', '', '']);
    else rows.push(await row(name, live, canary ? 100 - canary.percent : 100));
    if (canary) rows.push(await row(name, canary.release.version, canary.percent));
  }
  const faults = faultRows(telemetry?.groups ?? []);
  return [
    [toTable(rows), ...wrong, ...looksOf(telemetry), ...canaryLines(telemetry)].join('\n'),
    ...(faults.length > 0 ? [toTable(faults)] : []),
    ...contractTables(registry).map(toTable),
  ].join('\n\n');

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
      keyOf(manifest?.signature),
      manifest?.commit?.slice(0, 8) ?? '-',
      manifest?.owner ?? '?',
    ];
  }
}

/** The remotes that are live or a canary, or both. */
const shownNames = ({ remotes, canaries = {} }: DeployedRegistry) => [
  ...Object.keys(remotes),
  ...Object.keys(canaries),
];

/** The first signs of a key. */
const keyOf = (signature: Signature | undefined) => signature?.key.slice(8, 16) ?? 'no';

/** What is live or a canary and not signed as it must be, or another list of files than was signed. */
async function findUnsigned(
  registry: DeployedRegistry,
  target: ReleaseTarget,
  platformKeys: readonly string[] | undefined,
): Promise<string[]> {
  const { grants, shell } = registry;
  const seen = await readSeen(target);
  const unsaid = (part: string) => partFault(part, registry, { platformKeys, seen: seen[part] });
  const fault = unsaid('grants');
  const published = shell && (await readShellManifest(shell.release, target).catch(() => null));
  const shellFault =
    shell &&
    (signatureFault(shell, platformKeys) ??
      (platformKeys && listed(shell, published)) ??
      unsaid('shell'));
  const remotes = shownReleases(registry).map(async (release) => {
    const keys = grants[release.name]?.keys;
    const [reason] = unsigned(release, keys);
    if (reason || !keys) return reason ? [reason] : [];
    const manifest = await readManifest(release.name, release.version, target).catch(() => null);
    const list = listed(release, manifest);
    return list ? [`${release.name} ${release.version} ${list}`] : [];
  });
  const names = new Set([...shownNames(registry), ...Object.keys(seen)]);
  names.delete('shell');
  names.delete('grants');
  const notSaid = [...names].flatMap((name) => {
    const reason = unsaid(name);
    return reason ? [`What the registry says of ${name} ${reason}.`] : [];
  });
  return [
    ...(fault ? [`What the grants say ${fault}.`] : []),
    ...(shellFault ? [`shell ${shell.release} ${shellFault}.`] : []),
    ...(await Promise.all(remotes)).flat().map((reason) => `${reason}.`),
    ...notSaid,
  ];
}

type Listed = { manifestIntegrity?: string | undefined };
const listed = (entry: Listed, published: Listed | null | undefined): string | null =>
  published?.manifestIntegrity === entry.manifestIntegrity
    ? null
    : 'has another list of files than was signed';

const looksOf = (telemetry: TelemetryReport | null): string[] =>
  (telemetry?.parts ?? []).flatMap(({ part, version, look }) =>
    (look?.faults ?? []).map((fault) => `${part} ${version}, as the site itself sees it: ${fault}`),
  );

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
