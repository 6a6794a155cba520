import { deviceStore } from '@anunturi/shared-runtime/storage/deviceStore';
import { isShaped } from '@anunturi/shared-runtime/storage/storedShape';
import { DAY_FIGURES_PREFIX } from '@anunturi/shared-contract/page/localStorageKeys';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';
import { callCommand } from '@anunturi/shared-auth/callCommand';

/** What waits for an administrator, and what began in the last UTC days, oldest first. */
export type Overview = CommandResult<'readOverview'>;
export type Awaiting = Overview['awaiting'];
export type DayFigures = Overview['days'][number];

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What waits, and the figures of so many days up to today, in one request. Days that are over are counted once and kept on the
 * device.
 */
export async function readOverview(days: number, nowMs: number): Promise<Overview> {
  const today = Math.floor(nowMs / DAY_MS) * DAY_MS;
  const wanted = Array.from({ length: days }, (_, at) => today - (days - 1 - at) * DAY_MS);
  const known = new Map<number, DayFigures>();
  for (const startMs of wanted) {
    const figures = startMs < today ? kept(startMs).get() : null;
    if (figures) known.set(startMs, figures);
  }
  const daysMs = wanted.filter((startMs) => !known.has(startMs));
  const { awaiting, days: counted } = await callCommand('readOverview', { daysMs });
  for (const figures of counted) {
    known.set(figures.startMs, figures);
    if (figures.startMs < today) kept(figures.startMs).set(figures);
  }
  return { awaiting, days: wanted.map((startMs) => known.get(startMs)!) };
}

/** The figures of a day on this device; where storage is closed or full they are counted anew. */
const kept = (startMs: number) =>
  deviceStore(`${DAY_FIGURES_PREFIX}${startMs}`, (found) =>
    isShaped<DayFigures>(found, {
      startMs: 'number',
      users: 'number',
      listings: 'number',
      messages: 'number',
    })
      ? found
      : null,
  );
