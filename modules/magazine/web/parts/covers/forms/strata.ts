import { curve, type Form, high, type Mark, type Point, polygon, stroke, upTo, wide } from '../marks';

const layers = 28;

/** Integration too: layers of rock with one golden seam, and the fault along which they slipped. */
export const strata: Form = (random) => {
  const fault = wide * (0.35 + 0.3 * random());
  const slip = high * (0.08 + 0.07 * random());
  const tilt = 0.04 + 0.1 * random();
  const seam = Math.floor(layers * (0.4 + 0.2 * random()));
  let depth = -60;
  const depths = upTo(layers).map(() => {
    depth += ((high + 140) / layers) * (0.45 + 1.1 * random());
    return depth;
  });
  const edge = (y: number): number => fault + (y - high / 2) * 0.25;
  const level = (base: number, at: number, x: number): number =>
    base + Math.sin(x / 105 + at * 0.13) * 9 + Math.sin(x / 47 + at * 0.4) * 2.5 - x * tilt + 40;
  /** Both halves of a layer: they end exactly at the fault. */
  const halves = (base: number, at: number): [Point[], Point[]] => {
    const cut = edge(level(base, at, fault));
    const points = (from: number, to: number, drop: number): Point[] =>
      upTo(9).map((stop) => {
        const x = from + ((to - from) * stop) / 8;
        return [x, level(base, at, x) + drop];
      });
    return [points(-10, cut, 0), points(edge(level(base, at, fault) + slip), wide + 10, slip)];
  };
  const draw = (every: (at: number) => boolean): string =>
    depths
      .flatMap((base, at) => (at !== seam && every(at) ? halves(base, at).map((half) => curve(half)) : []))
      .join('');
  const base = depths[seam] ?? 0;
  const lower = halves(base + 15, seam);
  const gold = halves(base, seam).map((half, side) => polygon([...half, ...[...(lower[side] ?? [])].reverse()]));
  const marks: Mark[] = [
    { ink: 'line', d: draw((at) => at % 6 !== 0) },
    { ink: 'strong', d: draw((at) => at % 6 === 0) },
    { ink: 'accent', d: gold.join('') },
  ];
  return [...marks, { ink: 'strong', d: stroke([edge(-40), -40], [edge(high + 40), high + 40]) }];
};
