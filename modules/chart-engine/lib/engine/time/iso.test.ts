import { describe, expect, it } from 'vitest';
import { isoOf } from './iso';

describe('an instant written out', () => {
  it('reads as the platform writes it, on every day of the years of the engine', () => {
    const last = Date.UTC(2051, 2, 1);
    for (let ms = Date.UTC(1899, 5, 1), i = 0; ms < last; ms += 86_400_000, i++) {
      const within = ms + ((i * 53_412_347) % 86_400_000);
      if (isoOf(within) !== new Date(within).toISOString()) expect(isoOf(within)).toBe(new Date(within).toISOString());
    }
  });

  it.each([
    [0, '1970-01-01T00:00:00.000Z'],
    [-1, '1969-12-31T23:59:59.999Z'],
    [951_782_400_007, '2000-02-29T00:00:00.007Z'],
    [-2_203_891_200_000, '1900-03-01T00:00:00.000Z'],
    [-62_167_219_200_000, '0000-01-01T00:00:00.000Z'],
    [253_402_300_799_999, '9999-12-31T23:59:59.999Z'],
  ])('%i', (ms, iso) => {
    expect(isoOf(ms)).toBe(iso);
  });
});
