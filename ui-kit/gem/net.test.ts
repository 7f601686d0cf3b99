import { describe, expect, it } from 'vitest';
import { faces } from './dodecahedron';
import { unfolded } from './net';

const distance = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) =>
  Math.hypot(ax - bx, ay - by);

describe.each(['wide', 'tall'] as const)('the gem unfolded, %s', (lie) => {
  const net = unfolded(lie);

  it('has twelve regular pentagons inside its box, and none lies on another', () => {
    expect(net.faces.map(({ labor }) => labor)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const face of net.faces) {
      face.corners.forEach((corner, index) => {
        expect(distance(corner, face.corners[(index + 1) % 5] ?? corner)).toBeCloseTo(100);
        expect(distance(corner, face.middle)).toBeCloseTo(50 / Math.sin(Math.PI / 5));
        expect(corner[0]).toBeGreaterThan(-0.001);
        expect(corner[1]).toBeGreaterThan(-0.001);
        expect(corner[0]).toBeLessThan(net.width + 0.001);
        expect(corner[1]).toBeLessThan(net.height + 0.001);
      });
      // Two pentagons that share an edge are 137.6 apart in their middles; nearer ones would overlap.
      for (const other of net.faces)
        if (other !== face) expect(distance(face.middle, other.middle)).toBeGreaterThan(137);
    }
  });

  it('hangs together by eleven edges, each one that the solid has too', () => {
    const pairs = net.faces.flatMap((face) =>
      net.faces
        .filter((other) => other.labor > face.labor && distance(face.middle, other.middle) < 138)
        .filter(
          (other) => face.corners.filter((one) => other.corners.some((two) => distance(one, two) < 0.01)).length === 2,
        )
        .map((other) => [face.labor, other.labor] as const),
    );
    expect(pairs).toHaveLength(11);
    for (const [one, other] of pairs) {
      const shared = faces[one - 1]?.corners.filter((corner) =>
        faces[other - 1]?.corners.some(
          (own) => Math.hypot(own[0] - corner[0], own[1] - corner[1], own[2] - corner[2]) < 1e-6,
        ),
      );
      expect(shared).toHaveLength(2);
    }
  });

  it(`is ${lie}`, () => expect(net.width > net.height).toBe(lie === 'wide'));
});
