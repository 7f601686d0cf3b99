import { describe, expect, it } from 'vitest';
import { decideStep, type Sides } from './entry';

const ten = { start: '2027-03-01T10:00:00.000Z', end: '2027-03-01T11:00:00.000Z' };
const noon = { start: '2027-03-01T12:00:00.000Z', end: '2027-03-01T13:00:00.000Z' };
const six = { start: '2027-03-01T18:00:00.000Z', end: '2027-03-01T19:00:00.000Z' };
const here = { ...ten, version: 1, isOver: false };
const there = { ...ten, etag: 'a', isRepeating: false };
const base = { ...ten, etag: 'a', version: 1 };
const step = (over: Partial<Sides>) => decideStep({ here, there, base, isOpen: false, ...over });

describe('a session at both sides', () => {
  it('is written where it is new or was changed here, and taken away with its end', () => {
    expect(step({ there: null, base: null })).toBe('write');
    expect(step({ here: { ...here, ...noon, version: 2 } })).toBe('write');
    expect(step({ here: null })).toBe('remove');
    expect(step({ here: null, there: null })).toBe('forget');
    expect(step({ here: { ...here, isOver: true } })).toBe('forget');
    expect(step({})).toBe('nothing');
  });

  it('moves with its event, but keeps its length and does not repeat', () => {
    expect(step({ there: { ...there, ...noon, etag: 'b' } })).toBe('move');
    expect(step({ there: { ...there, end: noon.end, etag: 'b' } })).toBe('put-back');
    expect(step({ there: { ...there, isRepeating: true, etag: 'b' } })).toBe('put-back');
    expect(step({ there: { ...there, etag: 'b' } })).toBe('adopt');
  });

  it('is asked about when its event is gone, or when both sides moved it, once', () => {
    expect(step({ there: null })).toBe('ask-deleted');
    expect(step({ there: null, isOpen: true })).toBe('nothing');
    const both = { here: { ...here, ...noon, version: 2 }, there: { ...there, ...six, etag: 'b' } };
    expect(step(both)).toBe('ask-conflict');
    expect(step({ ...both, isOpen: true })).toBe('nothing');
    expect(step({ ...both, there: { ...there, ...noon, etag: 'b' } })).toBe('adopt');
  });
});
