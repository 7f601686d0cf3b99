import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../contract/documents';
import { calendarFile } from './calendar-file';

const event: CalendarEvent = {
  uid: 'b7a8b6a2-0000-4000-8000-000000000001',
  start: '2026-12-01T11:00:00.123456+01:00',
  end: '2026-12-01T11:00:00Z',
  title: 'First conversation',
  description: 'Line one\nLine two',
  organizer: { name: 'Ann Lee', email: 'ann@example.test' },
  attendees: [{ name: 'Bo', email: 'bo@example.test' }],
  sequence: 2,
  status: 'CONFIRMED',
  method: 'REQUEST',
};
/** Unfolded content lines, as a program reads them (RFC 5545, 3.1). */
const linesOf = (text: string): string[] =>
  text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean);
const namesOf = (text: string): string[] => linesOf(text).map((line) => line.split(/[:;]/)[0] ?? '');

describe('a calendar file', () => {
  it('says when, who and which version, in UTC', () => {
    const text = calendarFile(event, 'hedo.example');
    expect(linesOf(text)).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'UID:b7a8b6a2-0000-4000-8000-000000000001@hedo.example',
        'SEQUENCE:2',
        'DTSTART:20261201T100000Z',
        'DTEND:20261201T110000Z',
        'SUMMARY:First conversation',
        'DESCRIPTION:Line one\\nLine two',
        'ORGANIZER;CN="Ann Lee":mailto:ann@example.test',
        'STATUS:CONFIRMED',
      ]),
    );
    expect(linesOf(text).join('\n')).toMatch(/RSVP=TRUE;CN="Bo":MAILTO:bo@example\.test/i);
    const cancelled = linesOf(calendarFile({ ...event, status: 'CANCELLED', method: 'CANCEL', sequence: 3 }, 'x.test'));
    expect(cancelled).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3']));
  });

  it('lets no text become a line, a property or a parameter of its own', () => {
    const plain = namesOf(calendarFile(event, 'hedo.example'));
    const nasty = [
      'Hi\r\nATTENDEE:mailto:evil@x.test',
      'Hi\nEND:VEVENT\nBEGIN:VALARM',
      'a;b,c\\n\\;"q"',
      '\u2028X:1\u0085Y:2\0Z:3\r',
      '";X-EVIL=1:mailto:evil@x.test',
      '\ud800 lone',
    ];
    for (const text of nasty) {
      const file = calendarFile(
        { ...event, title: text, description: text, location: text, organizer: { name: text, email: 'a@b.test' } },
        'hedo.example',
      );
      expect(
        namesOf(file).filter((name) => name !== 'LOCATION'),
        JSON.stringify(text),
      ).toEqual(plain);
      expect(file).not.toMatch(/[\u2028\u0085\0]/);
      const organizer = linesOf(file).find((line) => line.startsWith('ORGANIZER')) ?? '';
      expect(organizer).toMatch(/^ORGANIZER;CN="[^"\r\n]*":mailto:a@b\.test$/);
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const file = calendarFile({ ...event, title, description: title }, 'hedo.example');
        expect(namesOf(file)).toEqual(plain);
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      }),
      { numRuns: 100 },
    );
  });

  it('refuses what is no appointment', () => {
    const wrong: Partial<CalendarEvent>[] = [
      { start: '2026-12-01T12:00:00Z' },
      { start: '2026-12-01T10:00:00' },
      { start: 'soon' },
      { uid: 'a b' },
      { attendees: [{ name: 'Bo', email: 'bo@x.test\r\nX:1' }] },
    ];
    for (const change of wrong)
      expect(() => calendarFile({ ...event, ...change }, 'x.test'), JSON.stringify(change)).toThrow('calendar entry');
    expect(() => calendarFile([event, { ...event, method: 'PUBLISH' }], 'x.test')).toThrow('one method');
    expect(() => calendarFile([], 'x.test')).toThrow('one method');
  });
});
