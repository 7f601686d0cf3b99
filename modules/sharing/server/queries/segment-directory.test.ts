import { describe, expect, it } from 'vitest';
import { knownSegments, type SegmentProvider } from '#modules/records/public';
import { directoryOf } from './segment-directory';

const provider = (keys: readonly string[], has: readonly string[] = keys): SegmentProvider => ({
  keys,
  has: async () => has,
  read: async (_db, _userId, key) => ({ updatedAt: '2026-01-01T00:00:00Z', entries: [{ label: key, text: key }] }),
});
const db = {} as never;

describe('the directory of segments', () => {
  it('refuses two providers of one key, so that boot fails', () => {
    expect(() => directoryOf([provider(['birth']), provider(['labor:1', 'birth'])])).toThrow('segment "birth"');
  });

  it('lists what is provided in one order, strangers last', () => {
    const directory = directoryOf([provider(['journal', 'labor:10', 'labor:2']), provider(['birth'])]);
    expect(directory.provided).toEqual(['birth', 'labor:2', 'labor:10', 'journal']);
    expect(directory.sorted(['labor:10', 'birth'])).toEqual(['birth', 'labor:10']);
  });

  it('knows a key of the product ahead of its provider, and reads it as empty', async () => {
    const directory = directoryOf([provider(['birth'])]);
    expect(knownSegments.every(directory.isKnown)).toBe(true);
    expect(directory.isKnown('password')).toBe(false);
    expect(await directory.read(db, 'someone', 'intake-medical')).toBeNull();
  });

  it('lets nobody speak for the key of another', async () => {
    const directory = directoryOf([provider(['birth'], []), provider(['contact'], ['contact', 'birth'])]);
    expect([...(await directory.filled(db, 'someone'))]).toEqual(['contact']);
  });
});
