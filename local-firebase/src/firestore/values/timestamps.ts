import { badPayload } from '../RequestError';

const RFC3339 =
  /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d\d):(\d\d))$/;
const MIN_SECONDS = -62_135_596_800;
const MAX_SECONDS = 253_402_300_799;

/** An instant: whole seconds since 1970 (negative before) and microseconds 0..999999 after them. */
export type Instant = { seconds: number; micros: number };

/** Reads RFC 3339 text (years 1..9999, any offset, up to 9 digits, cut to microseconds); throws 400. */
export function parseTimestamp(text: unknown): Instant {
  const match = typeof text === 'string' ? RFC3339.exec(text) : null;
  if (!match) throw badPayload();
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (
    date.getUTCMonth() !== month - 1 ||
    date.getUTCDate() !== day ||
    hour > 23 ||
    minute > 59 ||
    second > 59
  )
    throw badPayload();
  const offset = match[8]
    ? (match[8] === '-' ? -1 : 1) * (Number(match[9]) * 60 + Number(match[10])) * 60
    : 0;
  const seconds = date.getTime() / 1000 + hour * 3600 + minute * 60 + second - offset;
  if (seconds < MIN_SECONDS || seconds > MAX_SECONDS) throw badPayload();
  return { seconds, micros: Number((match[7] ?? '').padEnd(6, '0').slice(0, 6)) };
}

/** RFC 3339 text in UTC with 0, 3 or 6 digits. */
export function formatTimestamp({ seconds, micros }: Instant): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  if (micros === 0) return `${whole}Z`;
  const digits = String(micros).padStart(6, '0');
  return `${whole}.${digits.endsWith('000') ? digits.slice(0, 3) : digits}Z`;
}

/** RFC 3339 text of microseconds since 1970. */
export const formatMicros = (micros: number): string => {
  const seconds = Math.floor(micros / 1e6);
  return formatTimestamp({ seconds, micros: micros - seconds * 1e6 });
};

/** Microseconds since 1970 of an instant. */
export const toMicros = ({ seconds, micros }: Instant): number => seconds * 1e6 + micros;
