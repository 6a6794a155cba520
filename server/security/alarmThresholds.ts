import type { SecurityEvent } from '@anunturi/shared-domain/people/securityEvents';

type Alarm = {
  alarm: SecurityEvent;
  /** How many in a day, of one account or from one network, are told. */
  person: number;
  source?: number;
};

/** Of what many in a day are told to administrators at once. An alarm shuts nobody out. */
export const alarmThresholds: Partial<Record<string, Alarm>> = {
  /** A person mistypes some; a phone network is shared by thousands. */
  failure: { alarm: 'manyFailures', person: 10, source: 50 },
  /** A page of an earlier release repeats what is refused; somebody who tries doors makes hundreds. */
  refusal: { alarm: 'manyRefusals', person: 64, source: 512 },
  /** Nobody needs their own data five times a day; several accounts at one place may be one thief's. */
  export: { alarm: 'manyExports', person: 5, source: 20 },
  /** Everybody's data at once: each time. */
  peopleExported: { alarm: 'peopleExportedAlarm', person: 1 },
};
