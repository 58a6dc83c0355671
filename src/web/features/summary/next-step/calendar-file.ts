/** A calendar file with one entry (RFC 5545), made in the browser: the step is sent nowhere. */
import { addDays } from '../../../lib/day-words.ts';

export interface CalendarEntry {
  title: string;
  /** YYYY-MM-DD. */
  date: string;
  /** HH:MM on this device's clock; without it the entry takes the whole day. */
  time?: string | undefined;
  id: string;
}

const escapeText = (text: string) =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const encoder = new TextEncoder();
const lineBytes = 75;

/** No line is longer than 75 bytes; a folded line goes on after a blank. No character is cut apart. */
export function fold(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (bytes + size > lineBytes) {
      lines.push(' ');
      bytes = 1;
    }
    lines[lines.length - 1] += sign;
    bytes += size;
  }
  return lines.join('\r\n');
}

const bare = (text: string) => text.replace(/[-:]/g, '');

export function calendarFile({ title, date, time, id }: CalendarEntry, now: Date): string {
  const when = time
    ? [`DTSTART:${bare(date)}T${bare(time)}00`, 'DURATION:PT30M']
    : [
        `DTSTART;VALUE=DATE:${bare(date)}`,
        `DTEND;VALUE=DATE:${bare(addDays(date, 1))}`,
        'TRANSP:TRANSPARENT',
      ];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clearing//Next step//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${bare(now.toISOString().slice(0, 19))}Z`,
    ...when,
    `SUMMARY:${escapeText(title)}`,
    // Others who share the calendar see that there is an entry, not what it says.
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
