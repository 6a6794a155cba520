import { calendarFile } from './calendarFile';

const now = new Date('2026-11-20T10:20:30.456Z');
const title =
  'Cumpărătorul declară dobândirea; la organul fiscal, în 30 de zile\\nu uita: mașina, actul și talonul vechi';

/** A calendar's lines as a reader puts them together again. */
const unfolded = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

test('every line ends as the format says, and none is longer than 75 bytes', () => {
  const file = calendarFile({ day: '2027-01-14', title }, now);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

test('what is opened is closed in its order, and each property stands once', () => {
  const open: string[] = [];
  const names: string[] = [];
  for (const line of unfolded(calendarFile({ day: '2027-01-14', title }, now)).slice(0, -1)) {
    const [, name = '', value = ''] = /^([A-Z]+)(?:;[^:]+)?:(.*)$/.exec(line) ?? [];
    if (name === 'BEGIN') open.push(value);
    else if (name === 'END') expect(open.pop()).toBe(value);
    else names.push(`${open.join('/')}/${name}`);
  }
  expect(open).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'SUMMARY'])
    expect(names).toContain(`VCALENDAR/VEVENT/${name}`);
});

test('the day is whole, over the end of a year, and the words come back as they were', () => {
  const lines = unfolded(calendarFile({ day: '2026-12-31', title }, now));
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('DTSTAMP:20261120T102030Z');
  const summary = lines.find((line) => line.startsWith('SUMMARY:'))!.slice('SUMMARY:'.length);
  expect(summary.replace(/\\([\\;,])/g, '$1')).toBe(title);
});

test('the same day and title are the same event, another is another', () => {
  const uid = (day: string, what: string) =>
    /UID:.*/.exec(calendarFile({ day, title: what }, now))![0];
  expect(uid('2027-01-14', 'A')).toBe(uid('2027-01-14', 'A'));
  expect(uid('2027-01-14', 'A')).not.toBe(uid('2027-01-14', 'B'));
});
