import type { VisitCounts } from '@anunturi/shared-contract/telemetry/TelemetryReport';

/** How much visitors must have seen before it counts for or against a release (`remotes.config.json`). */
export type Complaints = {
  /** So many addresses: one broken browser is none of a release's making. */
  fromAddresses: number;
  /** And so many of a hundred, of the visits that it was shown at as of their addresses. */
  failedPercent: number;
};

/** Whether so many visits failed, of so many addresses, that the release is to blame. */
export const isReached = (
  counts: VisitCounts | undefined,
  { fromAddresses, failedPercent }: Complaints,
): boolean =>
  counts !== undefined &&
  counts.addresses.failed >= fromAddresses &&
  counts.failed * 100 >= counts.shown * failedPercent &&
  counts.addresses.failed * 100 >= counts.addresses.shown * failedPercent;
