import { describe, expect, it } from 'vitest';
import { packZone } from './pack';

const utc = (...parts: [number, number, number, number]) => Date.UTC(...parts) / 1000;

describe('packing a zone', () => {
  it('keeps the history and drops what the rule repeats', () => {
    const transitions = [
      { at: utc(1990, 5, 1, 0), offset: 3600 },
      { at: utc(2035, 2, 25, 1), offset: 7200 },
      { at: utc(2035, 9, 28, 1), offset: 3600 },
      { at: utc(2036, 2, 30, 1), offset: 7200 },
      { at: utc(2036, 9, 26, 1), offset: 3600 },
    ];
    const [first, offsets, coded, footer] = packZone({
      first: 3208,
      transitions,
      footer: 'CET-1CEST,M3.5.0,M10.5.0/3',
    }).split('|');
    expect([first, offsets, footer]).toEqual(['3208', '3600,7200', 'CET-1CEST,M3.5.0,M10.5.0/3']);
    // The first summer of the rule stays, so that the reader knows from when on the rule counts.
    const start = transitions[1]!.at - transitions[0]!.at;
    expect(coded).toBe(`${transitions[0]!.at.toString(36)}A${start.toString(36)}B`);
  });

  it('refuses a rule that contradicts the list', () => {
    const transitions = [{ at: utc(1990, 5, 1, 0), offset: 3600 }];
    expect(() => packZone({ first: 0, transitions, footer: 'EET-2' })).toThrow('footer');
    expect(() => packZone({ first: 0, transitions, footer: 'CET-1CEST,M3.5.0,M10.5.0/3' })).toThrow('rule');
    expect(() => packZone({ first: 0, transitions, footer: 'CET-1CEST,J60,J300' })).toThrow('unsupported');
  });
});
