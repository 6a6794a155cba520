import { toDayKey } from '@anunturi/shared-domain/site/documentPaths';

/** Where it is counted how often something happened in a day to an account or from a network. */
export const alarmCounter = (of: string, by: 'person' | 'source', key: string, now: Date): string =>
  `limitCounters/${toDayKey(now)}_alarm${of}_${by}_${key}`;
