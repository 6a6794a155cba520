import { scrubMessage } from '@anunturi/shared-contract/telemetry/scrubMessage';
import type { TelemetryMessage } from '@anunturi/shared-contract/telemetry/telemetrySchema';
import type { Deployed } from './createDeployedReader';

/** What a browser writes for the shell's release where its page named none. */
export const LIVE_SHELL = 'live';
/** A route that nobody released: an address, perhaps, which says whom it is about. */
const OTHER_ROUTE = 'other';

type Seen = { part: string; version: string; route: string };

/** What a browser said, without what was never released and without anything personal, whatever it left in. */
export function knownTelemetry(
  { loads, faults, vitals, trace }: TelemetryMessage,
  deployed: Deployed,
): TelemetryMessage {
  const toKnown = <Item extends Seen>(item: Item): Item[] => {
    const isLive = item.part === 'shell' && item.version === LIVE_SHELL;
    const version = isLive ? deployed.shell : item.version;
    if (!deployed.versions.has(`${item.part} ${version}`)) return [];
    return [
      { ...item, version, route: deployed.routes.has(item.route) ? item.route : OTHER_ROUTE },
    ];
  };
  const [known] = vitals ? toKnown(vitals) : [];
  return {
    loads: loads?.flatMap(toKnown) ?? [],
    faults: (faults ?? [])
      .flatMap(toKnown)
      .map((fault) => ({ ...fault, message: scrubMessage(fault.message) })),
    ...(known && { vitals: known }),
    ...(trace && { trace }),
  };
}
