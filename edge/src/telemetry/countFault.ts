import type {
  FaultGroup,
  TelemetryFault,
} from '@anunturi/shared-contract/telemetry/TelemetryReport';

/** Of one version in a day; what comes beyond is counted by kind alone. */
const GROUPS_A_DAY = 50;

/** What makes faults one: its text, as a key of the sums of a day. */
export type GroupKey = Pick<FaultGroup, 'kind' | 'query' | 'message'> & {
  file?: string | undefined;
  function?: string | undefined;
  owner?: string | undefined;
};

/** How often, and in which line it was last. */
type GroupCount = { count: number; line?: number | undefined };
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
