import type { FaultGroup } from '@anunturi/shared-contract/telemetry/TelemetryReport';

const SHOWN = 10;

/** The most frequent faults as rows of a table: what, where in the sources, whose, and how often in which version. */
export function faultRows(groups: readonly FaultGroup[]): string[][] {
  if (groups.length === 0) return [];
  return [
    ['fault', 'place', 'owner', 'versions'],
    ...groups
      .slice(0, SHOWN)
      .map((group) => [whatOf(group), placeOf(group), ownerOf(group), versionsOf(group)]),
  ];
}

/** `blog data posts: timeout`. */
export const whatOf = ({ part, kind, query, message }: FaultGroup): string =>
  [part, kind, ...(query ? [query] : [])].join(' ') + `: ${message}`;

/** `remote-blog/src/browse/BlogScreen.tsx:31 BlogScreen`, as far as a map tells. */
export const placeOf = ({ place }: FaultGroup): string =>
  place ? `${place.file}:${place.line}${place.function ? ` ${place.function}` : ''}` : '-';

const ownerOf = ({ place }: FaultGroup): string => place?.owner || '-';

const versionsOf = ({ versions }: FaultGroup): string =>
  Object.entries(versions)
    .map(([version, count]) => `${version}: ${count}`)
    .join(', ');
