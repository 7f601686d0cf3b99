import { curve, ellipse, type Form, high, type Point, upTo, wide } from '../marks';

const stops = 54;
const petals = [
  [5, -4],
  [4, -5],
  [5, -7],
  [6, -4],
] as const;

/** Technology: wheels upon wheels, each curve a little larger than the one before. */
export const rose: Form = (random) => {
  const [x, y] = [wide / 2 + wide * 0.08 * (random() - 0.5), high / 2];
  const [outer, inner] = petals[Math.floor(random() * petals.length)] ?? petals[0];
  const turn = random() * 2 * Math.PI;
  const ring = (at: number): string => {
    const [a, b, c] = [high * (0.19 + at * 0.026), high * (0.1 + at * 0.005), high * 0.09 * (1 - at / 10)];
    const phase = at * 0.08;
    return curve(
      upTo(stops).map((stop): Point => {
        const t = (stop / stops) * 2 * Math.PI;
        const [u, v] = [outer * t + phase + turn, inner * t + turn];
        return [
          x + a * Math.cos(t) * 1.12 + b * Math.cos(u) + c * Math.cos(v),
          y + a * Math.sin(t) + b * Math.sin(u) + c * Math.sin(v),
        ];
      }),
      true,
    );
  };
  const rings = upTo(9);
  return [
    {
      ink: 'line',
      d: rings
        .filter((at) => at !== 4)
        .map(ring)
        .join(''),
    },
    { ink: 'route', d: ring(4) },
    { ink: 'accent', d: ellipse(x, y, 9) },
  ];
};
