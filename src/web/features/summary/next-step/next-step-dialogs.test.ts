import { describe, expect, it } from 'vitest';
import { createCalendarFile, fold } from './next-step-dialogs.tsx';

const now = new Date('2026-11-25T09:30:15.123Z');
const entry = { title: 'Clearing: my next step', date: '2026-11-30', id: 'one' };
const linesOf = (text: string) => text.split('\r\n');

describe('a calendar file', () => {
  it('has one private entry for the whole day', () => {
    expect(linesOf(createCalendarFile(entry, now))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Clearing//Next step//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:one',
      'DTSTAMP:20261125T093015Z',
      'DTSTART;VALUE=DATE:20261130',
      'DTEND;VALUE=DATE:20261201',
      'TRANSP:TRANSPARENT',
      'SUMMARY:Clearing: my next step',
      'CLASS:PRIVATE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has the time on the clock of the person, in no time zone', () => {
    const lines = linesOf(createCalendarFile({ ...entry, time: '10:05' }, now));
    expect(lines).toContain('DTSTART:20261130T100500');
    expect(lines).toContain('DURATION:PT30M');
    expect(lines.join()).not.toContain('DTEND');
  });

  it('escapes what would end or split the title', () => {
    const title = 'Tell Maya; two sentences, no more\\less\nEND:VEVENT\r\nX:\u0007y';
    expect(linesOf(createCalendarFile({ ...entry, title }, now))).toContain(
      'SUMMARY:Tell Maya\\; two sentences\\, no more\\\\less\\nEND:VEVENT\\nX:y',
    );
  });

  it('folds long lines at 75 bytes, without cutting a character apart', () => {
    const line = `SUMMARY:${'周五跟经理说😀'.repeat(20)}`;
    const folded = linesOf(fold(line));
    expect(folded.length).toBeGreaterThan(3);
    for (const one of folded) expect(new TextEncoder().encode(one).length).toBeLessThanOrEqual(75);
    expect(folded.map((one, at) => (at === 0 ? one : one.slice(1))).join('')).toBe(line);
    expect(folded.slice(1).every((one) => one.startsWith(' '))).toBe(true);
    expect(fold('x'.repeat(75))).toBe('x'.repeat(75));
  });
});
