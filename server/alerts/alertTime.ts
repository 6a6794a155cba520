import { fromBucharest, inBucharest } from '@anunturi/shared-domain/formats/bucharestTime';
import type { ToldFrequency } from '@anunturi/shared-domain/search/alertFrequencies';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** What is published within this time comes in one e-mail. */
const GATHERED_MS = 15_000;
const HOUR = 8;
const MONDAY = 1;

/** When an e-mail of a frequency goes out next: at eight in the morning in Bucharest and in the hour after it, everybody at another minute. */
export function nextAlertAt(frequency: ToldFrequency, recipientId: string, now: Date): Date {
  if (frequency === 'atOnce') return new Date(now.getTime() + GATHERED_MS);
  const local = inBucharest(now);
  const minute = HOUR * 60 + minuteOf(recipientId);
  const midnightMs = Math.floor(local.getTime() / DAY_MS) * DAY_MS;
  for (let days = 0; ; days += 1) {
    const at = midnightMs + days * DAY_MS + minute * MINUTE_MS;
    const isDay = frequency === 'daily' || new Date(at).getUTCDay() === MONDAY;
    if (isDay && at > local.getTime()) return fromBucharest(at);
  }
}

function minuteOf(id: string): number {
  let sum = 0;
  for (let at = 0; at < id.length; at += 1) sum = (sum * 31 + id.charCodeAt(at)) % 60;
  return sum;
}
