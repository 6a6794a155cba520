import { addDays } from '@anunturi/shared-domain/formats/formatDate';

/** A whole day to remember: what is due, and the last day for it. */
export type CalendarDay = { day: string; title: string };

/** Lines of a calendar file are at most this many bytes; a longer one goes on in the next, after a space. */
const LINE_MAX_BYTES = 75;

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
const compact = (day: string) => day.replaceAll('-', '');

function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines = [''];
  let bytes = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (bytes + size > LINE_MAX_BYTES) {
      lines.push(' ');
      bytes = 1;
    }
    lines[lines.length - 1] += sign;
    bytes += size;
  }
  return lines.join('\r\n');
}

/**
 * A day as a calendar file (RFC 5545), with a reminder a week ahead. It holds what is due and nobody's name; the same day
 * and title give the same event, so that taking it twice does not double it.
 */
export function calendarFile({ day, title }: CalendarDay, now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const key = Array.from(new TextEncoder().encode(`${day}${title}`)).reduce(
    (sum, byte) => (sum * 31 + byte) % 4_294_967_291,
    7,
  );
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Anunturi//Acte//RO',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${compact(day)}-${key.toString(36)}@acte`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-P7D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
