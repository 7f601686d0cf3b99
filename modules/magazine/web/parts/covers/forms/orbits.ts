import { ellipse, type Form, high, type Mark, type Point, stroke, upTo, wide } from '../marks';

const rad = Math.PI / 180;
const count = 13;
/** Radius in parts of the largest orbit, degrees from tick to tick, length of a tick. */
const rings = [
  [1.06, 1, 5],
  [1.34, 2, 6],
  [1.72, 3, 7],
  [2.2, 3, 8],
] as const;

/** Science: ellipses about a common focus, a body on each, and a graduated circle. */
export const orbits: Form = (random) => {
  const [x, y] = [wide * (0.34 + 0.1 * random()), high * (0.47 + 0.08 * random())];
  const start = -30 + 60 * random();
  const eccentric = 0.3 + 0.25 * random();
  const largest = high * 0.54;
  const golden = 7 + Math.floor(random() * 3);
  let paths = '';
  let bodies = '';
  let sun = '';
  for (const at of upTo(count)) {
    const a = largest * ((at + 1.4) / (count + 0.4)) ** 1.25 * 0.93;
    const b = a * Math.sqrt(1 - eccentric ** 2 * (1 - (at / count) * 0.7));
    const turn = start + at * (3 + 3 * random());
    const [cos, sin] = [Math.cos(turn * rad), Math.sin(turn * rad)];
    const centre: Point = [x + a * eccentric * 0.3 * cos, y + a * eccentric * 0.3 * sin];
    paths += ellipse(...centre, a, b, turn);
    const where = at === golden ? -(0.15 + 0.3 * random()) : random() * 2 * Math.PI;
    const [px, py] = [a * Math.cos(where), b * Math.sin(where)];
    const size = 1.7 + 3.4 * random();
    const body: Point = [centre[0] + px * cos - py * sin, centre[1] + px * sin + py * cos];
    if (at === golden) sun = ellipse(...body, high * 0.032);
    else bodies += ellipse(...body, size);
  }
  const circles = rings.map(([part]) => ellipse(x, y, largest * part)).join('');
  const spokes = upTo(12).map((at) => {
    const angle = (at * 30 + start) * rad;
    const on = (radius: number): Point => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    return stroke(on(largest * 1.06), on(wide * 0.95));
  });
  const ticks = rings.flatMap(([part, step, length]): Mark[] =>
    [
      [step, length],
      [step * 5, length * 1.5],
      [30, length * 2.2],
    ].map(([every = 1, long = 1]) => ({
      ink: 'tick',
      d: ellipse(x, y, largest * part + long / 2, undefined, start),
      width: long,
      dash: `.2 ${every - 0.2}`,
    })),
  );
  return [
    { ink: 'line', d: paths + circles },
    ...ticks,
    { ink: 'faint', d: spokes.join('') },
    { ink: 'dot', d: bodies },
    { ink: 'ground', d: ellipse(x, y, 7) },
    { ink: 'strong', d: ellipse(x, y, 7) },
    { ink: 'accent', d: sun },
  ];
};
