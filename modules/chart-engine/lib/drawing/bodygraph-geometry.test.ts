import { describe, expect, test } from 'vitest';
import { CENTRES } from '../engine/rules/names';
import { centerOf, centers, gatePlace, lines, type Point } from './bodygraph-geometry';

/** The 36 channels and the centres they join, counted independently of the drawing. */
const channels =
  '1-8 2-14 3-60 4-63 5-15 6-59 7-31 9-52 10-20 10-34 10-57 11-56 12-22 13-33 16-48 17-62 18-58 19-49 20-34 20-57 21-45 23-43 24-61 25-51 26-44 27-50 28-38 29-46 30-41 32-54 34-57 35-36 37-40 39-55 42-53 47-64'.split(
    ' ',
  );

describe('the geometry of the bodygraph', () => {
  test('has nine centres, and each of the 64 gates in one of them', () => {
    expect(Object.keys(centers).sort()).toEqual([...CENTRES].sort());
    const gates = Object.values(centers).flatMap((center) => center.gates);
    expect(gates.sort((one, other) => one - other)).toEqual(Array.from({ length: 64 }, (_, index) => index + 1));
    expect(() => gatePlace(65)).toThrow(RangeError);
  });

  test('draws all 36 channels once, with every gate on an arm that starts at it', () => {
    expect(lines.flatMap((line) => line.channels).sort()).toEqual([...channels].sort());
    const arms = lines.flatMap((line) => line.arms);
    expect(arms.map((arm) => arm.gate).sort((one, other) => one - other)).toEqual(
      Array.from({ length: 64 }, (_, index) => index + 1),
    );
    for (const { gate, curve } of arms) expect(curve[0]).toEqual(gatePlace(gate));
  });

  test('keeps every numeral inside its centre, and numerals apart from each other', () => {
    for (const { outline, gates } of Object.values(centers)) {
      for (const gate of gates) {
        expect(inside(gatePlace(gate), outline), `gate ${gate}`).toBe(true);
        for (const other of gates) {
          if (other === gate) continue;
          const [x, y] = gatePlace(gate);
          const [otherX, otherY] = gatePlace(other);
          expect(Math.hypot(otherX - x, otherY - y), `${gate} and ${other}`).toBeGreaterThan(28);
        }
      }
    }
  });

  test('knows the centre of a gate', () => {
    expect([centerOf(41), centerOf(20), centerOf(51)]).toEqual(['Root', 'Throat', 'Heart']);
  });
});

/** By the number of edges that a ray to the right crosses. */
function inside([x, y]: Point, outline: readonly Point[]): boolean {
  let crossed = false;
  outline.forEach(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] as Point;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) crossed = !crossed;
  });
  return crossed;
}
