/** A calendar file with one entry (RFC 5545), made in the browser: the step is sent nowhere. */
import { addDays } from '../../../lib/day-words.ts';

export interface CalendarEntry {
  title: string;
  /** YYYY-MM-DD. */
  date: string;
  /** HH:MM on this device's clock; without it the entry takes the whole day. */
  time?: string | undefined;
  /** Unique worldwide, so that a calendar does not take two entries for one. */
  id: string;
}

const escapeText = (text: string) =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const encoder = new TextEncoder();
/** Longest line that RFC 5545 allows, in bytes. */
const maxLineBytes = 75;

/** Breaks a line that is too long, between characters; each further line begins with a blank, as RFC 5545 demands. */
export function fold(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > maxLineBytes) {
      lines.push(' ');
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join('\r\n');
}

const removeSeparators = (text: string) => text.replace(/[-:]/g, '');

/** The text of the file. `now`: when the entry is created. */
export function createCalendarFile({ title, date, time, id }: CalendarEntry, now: Date): string {
  const timeLines = time
    ? [`DTSTART:${removeSeparators(date)}T${removeSeparators(time)}00`, 'DURATION:PT30M']
    : [
        `DTSTART;VALUE=DATE:${removeSeparators(date)}`,
        `DTEND;VALUE=DATE:${removeSeparators(addDays(date, 1))}`,
        'TRANSP:TRANSPARENT',
      ];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clearing//Next step//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${removeSeparators(now.toISOString().slice(0, 19))}Z`,
    ...timeLines,
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
