import type {
  FaultGroup,
  TelemetryFault,
} from '@anunturi/shared-contract/telemetry/TelemetryReport';
import type { DaySums } from './daySums';

/** Of one version in a day; what comes beyond is counted by kind alone. */
const GROUPS_A_DAY = 50;

/** What makes faults one: its text, as a key of the sums of a day. */
type GroupKey = Pick<FaultGroup, 'kind' | 'query' | 'message'> & {
  file?: string | undefined;
  function?: string | undefined;
  owner?: string | undefined;
};

/** How often, and in which line it was last. */
export type GroupCount = { count: number; line?: number | undefined };
export type GroupCounts = Record<string, GroupCount>;

/** Counts a fault with those of the same kind, query and function; lines move from version to version. */
export function countFault(groups: GroupCounts, fault: TelemetryFault): void {
  const { kind, query, message, place } = fault;
  const parts: GroupKey = {
    kind,
    query,
    message,
    file: place?.file,
    function: place?.function,
    owner: place?.owner,
  };
  const key = JSON.stringify(parts);
  if (!groups[key] && Object.keys(groups).length >= GROUPS_A_DAY) return;
  const group = (groups[key] ??= { count: 0 });
  group.count += 1;
  if (place) group.line = place.line;
}

/** The groups of all versions from a day on, the most frequent first. */
export function groupsOf(days: DaySums, firstDay: string): FaultGroup[] {
  const found = new Map<string, FaultGroup>();
  for (const day of Object.keys(days).filter((each) => each >= firstDay))
    for (const [seen, { groups = {} }] of Object.entries(days[day]!)) {
      const [part = '', version = ''] = seen.split(' ');
      for (const [key, { count, line }] of Object.entries(groups)) {
        const group = found.get(`${part} ${key}`) ?? toGroup(part, key, line);
        group.versions[version] = (group.versions[version] ?? 0) + count;
        group.count += count;
        found.set(`${part} ${key}`, group);
      }
    }
  return [...found.values()].sort((a, b) => b.count - a.count);
}

function toGroup(part: string, key: string, line: number | undefined): FaultGroup {
  const { kind, query, message, file, function: name, owner } = JSON.parse(key) as GroupKey;
  return {
    part,
    kind,
    message,
    ...(query && { query }),
    ...(file &&
      line !== undefined && {
        place: { file, line, ...(name && { function: name }), owner: owner ?? '' },
      }),
    count: 0,
    versions: {},
  };
}
