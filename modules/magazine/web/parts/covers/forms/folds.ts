import { type Form, high, type Mark, type Point, polygon, stroke, upTo, wide } from '../marks';

/** Integration: a folded sheet, ruled and squared, with one panel turned to the light. */
export const folds: Form = (random) => {
  const count = 5 + Math.floor(random() * 2);
  const widths = upTo(count).map(() => 0.72 + 0.56 * random());
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let x = -40;
  const edges = [x, ...widths.map((width) => (x += (width / whole) * (wide + 80)))];
  const tops = edges.map((_, at) => high * (at % 2 ? 0.13 + 0.12 * random() : 0.27 + 0.13 * random()));
  const feet = edges.map((_, at) => high * (at % 2 ? 0.68 + 0.12 * random() : 0.8 + 0.13 * random()));
  const lit = 1 + Math.floor(random() * (count - 2));
  /** A point of a panel: parts of its width and height. */
  const on = (panel: number, across: number, down: number): Point => {
    const mix = (row: readonly number[]): number => {
      const [from = 0, to = 0] = [row[panel], row[panel + 1]];
      return from + (to - from) * across;
    };
    return [mix(edges), mix(tops) + (mix(feet) - mix(tops)) * down];
  };
  const panel = (at: number): Mark[] => {
    const rows = at % 2 ? 20 : 10;
    const ruled = upTo(rows + 1).map((row) => stroke(on(at, 0, row / rows), on(at, 1, row / rows)));
    const squared =
      at % 2 || at === lit ? [] : upTo(9).map((column) => stroke(on(at, column / 8, 0), on(at, column / 8, 1)));
    return [
      { ink: at === lit ? 'accent' : 'ground', d: polygon([on(at, 0, 0), on(at, 1, 0), on(at, 1, 1), on(at, 0, 1)]) },
      { ink: at === lit ? 'upon' : 'line', d: [...ruled, ...squared].join('') },
      { ink: 'strong', d: stroke(on(at, 0, 0), on(at, 0, 1)) + stroke(on(at, 1, 0), on(at, 1, 1)) },
    ];
  };
  return upTo(count).flatMap(panel);
};
