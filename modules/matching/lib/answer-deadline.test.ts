import { describe, expect, it } from 'vitest';
import { findAnswerDeadline } from './answer-deadline';

const utc = {
  localOf: (instant: number) => new Date(instant).toISOString().slice(0, 16),
  instantOf: (date: string, time: string) => Date.parse(`${date}T${time}Z`),
};

describe('the time in which a request is answered', () => {
  it.each([
    ['a Monday', '2026-11-23T10:00:00Z', '2026-11-25T10:00:00.000Z'],
    ['a Thursday', '2026-11-26T10:00:00Z', '2026-11-30T10:00:00.000Z'],
    ['a Friday', '2026-11-27T17:30:00Z', '2026-12-01T17:30:00.000Z'],
    ['a Saturday', '2026-11-28T09:00:00Z', '2026-12-02T00:00:00.000Z'],
    ['a Sunday', '2026-11-29T23:59:00Z', '2026-12-02T00:00:00.000Z'],
  ])('is two working days from %s on', (_, asked, until) => {
    expect(findAnswerDeadline(utc, asked, 'UTC')).toBe(until);
  });
});
