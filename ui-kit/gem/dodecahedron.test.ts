import { expect, test } from 'vitest';
import { dot, faces, plus } from './dodecahedron';
import { seenFrom } from './view';

test('twelve pentagons with edges of one length, opposite ones adding up to 13', () => {
  expect(faces.map((face) => face.labor)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  for (const face of faces) {
    expect(face.corners).toHaveLength(5);
    face.corners.forEach((corner, index) => {
      const edge = plus(face.corners[(index + 1) % 5] ?? corner, corner, -1);
      expect(Math.hypot(...edge)).toBeCloseTo(Math.sqrt(5) - 1);
    });
    const opposite = faces.find((other) => dot(other.normal, face.normal) < -0.999);
    expect(face.labor + (opposite?.labor ?? 0)).toBe(13);
  }
});

test.each([1, 4, 12])('face %i lies foremost, six faces show, and all of it fits the picture', (front) => {
  const seen = seenFrom({ front });
  expect(seen.at(-1)?.labor).toBe(front);
  expect(seen).toHaveLength(6);
  for (const coordinate of seen.flatMap((face) => face.outline).flat()) {
    expect(coordinate).toBeGreaterThan(0);
    expect(coordinate).toBeLessThan(100);
  }
});
