import type { FaultGroup } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import type { GroupKey } from './countFault';
import type { DaySums } from './daySums';

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
