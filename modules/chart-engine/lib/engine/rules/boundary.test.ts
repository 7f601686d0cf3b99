import { describe, expect, it } from 'vitest';
import { boundaryOf } from './boundary';
import { WHEEL, wheelPosition } from './wheel';

const arcsecond = 1 / 3600;
const label = ({ gate, line }: { gate: number; line: number }) => `${gate}.${line}`;

describe('the boundary of one activation', () => {
  it('is measured from both sides, and names what lies beyond', () => {
    for (let line = 0; line < 384; line++) {
      const edge = 302 + line * 0.9375;
      const [before, after] = [boundaryOf(edge - 20 * arcsecond), boundaryOf(edge + 20 * arcsecond)];
      expect(before.arcsec).toBeCloseTo(20, 6);
      expect(after.arcsec).toBeCloseTo(20, 6);
      expect(label(before.beyond)).toBe(label(wheelPosition(edge + 20 * arcsecond)));
      expect(label(after.beyond)).toBe(label(wheelPosition(edge - 20 * arcsecond)));
      expect([before.grade, after.grade]).toEqual(['exact', 'exact']);
    }
  });
  it('grades half an arcsecond', () => {
    const edge = 302 + 5.625;
    expect(boundaryOf(edge).grade).toBe('borderline');
    expect(boundaryOf(edge + 0.49 * arcsecond).grade).toBe('borderline');
    expect(boundaryOf(edge - 0.51 * arcsecond).grade).toBe('exact');
    expect(boundaryOf(edge - 0.51 * arcsecond).beyond).toEqual({ gate: WHEEL[1], line: 1 });
  });
  it('is at most half a line away', () => {
    for (let i = 0; i < 5000; i++) {
      const { arcsec } = boundaryOf(360 * ((i * 0.6180339887498949) % 1));
      expect(arcsec).toBeLessThanOrEqual(1687.5);
    }
  });
});
