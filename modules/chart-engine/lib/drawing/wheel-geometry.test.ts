import { describe, expect, it } from 'vitest';
import { spot, spread, turnedBy } from './wheel-geometry';

const gaps = (angles: readonly number[]): number[] => {
  const sorted = [...angles].sort((one, other) => one - other);
  return sorted.map((angle, place) => (sorted[place + 1] ?? (sorted[0] ?? 0) + 360) - angle);
};

describe('the wheel', () => {
  it('has the ascendant on the left and runs counterclockwise', () => {
    const turned = turnedBy(100);
    expect(spot(10, turned(100))).toEqual([expect.closeTo(-10), expect.closeTo(0)]);
    // Thirty degrees later in the zodiac lies below the horizon.
    expect(spot(10, turned(130))[1]).toBeGreaterThan(0);
  });

  it('keeps what is far apart where it is', () => {
    expect(spread([10, 100, 250])).toEqual([10, 100, 250]);
  });

  it('moves a heap apart, also over the beginning of the circle, and keeps its order', () => {
    const heap = [359, 0.5, 1, 2, 3.5];
    const moved = spread(heap);
    expect(Math.min(...gaps(moved.map((angle) => (angle + 360) % 360)))).toBeGreaterThan(9);
    const far = moved.map((angle) => (angle > 180 ? angle - 360 : angle));
    expect([...far].sort((one, other) => one - other)).toEqual(far);
  });
});
