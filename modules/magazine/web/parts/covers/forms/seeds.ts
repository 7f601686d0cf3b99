import { type Form, high, type Point, stroke, upTo, wide } from '../marks';

const golden = Math.PI * (3 - Math.sqrt(5));

/** Nutrition: the head of a sunflower. Grains a Fibonacci number apart stand in one spiral; three spirals are marked. */
export const seeds: Form = (random) => {
  const [x, y] = [wide * (0.42 + 0.16 * random()), high * (0.46 + 0.08 * random())];
  const apart = 15.2;
  const first = Math.floor(random() * 21);
  let grains = '';
  let marked = '';
  for (const at of upTo(900)) {
    const angle = at * golden;
    const far = apart * Math.sqrt(at + 0.6);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const middle: Point = [x + far * cos, y + far * sin];
    if (middle[0] < -12 || middle[0] > wide + 12 || middle[1] < -12 || middle[1] > high + 12) continue;
    const half = 2 + 2.6 * Math.min(1, far / 260);
    const grain = stroke(
      [Math.round(middle[0] - half * cos), Math.round(middle[1] - half * sin)],
      [Math.round(middle[0] + half * cos), Math.round(middle[1] + half * sin)],
    );
    if ([0, 13, 21].includes((at - first + 34) % 34)) marked += grain;
    else grains += grain;
  }
  return [
    { ink: 'seed', d: grains },
    { ink: 'grain', d: marked },
  ];
};
