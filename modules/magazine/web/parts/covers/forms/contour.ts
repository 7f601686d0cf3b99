import { curve, ellipse, type Form, high, type Mark, type Point, upTo, wide } from '../marks';

const cell = 20;
const columns = wide / cell;
const rows = high / cell;
const levels = 20;

type Field = (x: number, y: number) => number;
/** A point where a level crosses an edge of the grid, and the edge's number, by which the pieces find each other. */
interface Crossing {
  readonly edge: number;
  readonly at: Point;
}

/** Marching squares: the pieces of one level, joined into lines. */
const linesAt = (heights: readonly number[], level: number): Point[][] => {
  const height = (column: number, row: number): number => (heights[row * (columns + 1) + column] ?? 0) - level;
  const pieces = new Map<number, [Crossing, Crossing][]>();
  const edgeOf = (column: number, row: number, upright: boolean): number =>
    (row * (columns + 1) + column) * 2 + (upright ? 1 : 0);
  const keep = (edge: number, piece: [Crossing, Crossing]) => pieces.set(edge, [...(pieces.get(edge) ?? []), piece]);
  const all: [Crossing, Crossing][] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const a = height(column, row);
      const b = height(column + 1, row);
      const c = height(column + 1, row + 1);
      const d = height(column, row + 1);
      // Most cells are crossed by no line of this level.
      if (a > 0 === b > 0 && b > 0 === c > 0 && c > 0 === d > 0) continue;
      const [x, y] = [column * cell, row * cell];
      const found: Crossing[] = [];
      if (a * b < 0) found.push({ edge: edgeOf(column, row, false), at: [x + (cell * a) / (a - b), y] });
      if (b * c < 0) found.push({ edge: edgeOf(column + 1, row, true), at: [x + cell, y + (cell * b) / (b - c)] });
      if (c * d < 0) found.push({ edge: edgeOf(column, row + 1, false), at: [x + (cell * d) / (d - c), y + cell] });
      if (d * a < 0) found.push({ edge: edgeOf(column, row, true), at: [x, y + (cell * a) / (a - d)] });
      const [one, other] = found;
      if (found.length !== 2 || !one || !other) continue;
      const piece: [Crossing, Crossing] = [one, other];
      all.push(piece);
      keep(one.edge, piece);
      keep(other.edge, piece);
    }
  const used = new Set<[Crossing, Crossing]>();
  const follow = (from: Crossing): Point[] => {
    const line: Point[] = [];
    for (let here = from; ; ) {
      const next = pieces.get(here.edge)?.find((piece) => !used.has(piece));
      if (!next) return line;
      used.add(next);
      here = next[0].edge === here.edge ? next[1] : next[0];
      line.push(here.at);
    }
  };
  return all.flatMap((piece) => {
    if (used.has(piece)) return [];
    used.add(piece);
    const ahead = follow(piece[1]);
    const line = [...follow(piece[0]).reverse(), piece[0].at, piece[1].at, ...ahead];
    return line.length > 4 ? [line] : [];
  });
};

const isClosed = (line: readonly Point[]): boolean => {
  const [first, last] = [line[0], line.at(-1)];
  return first !== undefined && last !== undefined && Math.hypot(first[0] - last[0], first[1] - last[1]) < 1;
};

/** A level as path data; every second crossing is enough for a smooth line. */
const level = (lines: readonly (readonly Point[])[]): string =>
  lines
    .map((line) => {
      const closed = isClosed(line);
      const open = closed ? line.slice(0, -1) : line;
      const some =
        open.length > 12 ? open.filter((_, at) => at % 2 === 0 || (!closed && at === open.length - 1)) : open;
      return curve(some, closed);
    })
    .join('');

/** A way up to the summit that bends along the slope. */
const path = (field: Field, summit: Point): Point[] => {
  let [x, y] = [-6, high * 0.86];
  const points: Point[] = [[x, y]];
  for (let step = 0; step < 90 && Math.hypot(x - summit[0], y - summit[1]) > 16; step += 1) {
    const [gx, gy] = [field(x + 2, y) - field(x - 2, y), field(x, y + 2) - field(x, y - 2)];
    const [slope, away] = [Math.hypot(gx, gy) || 1, Math.hypot(summit[0] - x, summit[1] - y)];
    const [tx, ty] = [(summit[0] - x) / away, (summit[1] - y) / away];
    const side = Math.sign(gx * ty - gy * tx) * 0.6;
    const [dx, dy] = [tx * 0.8 - (gy / slope) * side, ty * 0.8 + (gx / slope) * side];
    const length = Math.hypot(dx, dy) || 1;
    [x, y] = [x + (dx / length) * 12, y + (dy / length) * 12];
    points.push([x, y]);
  }
  return [...points.filter((_, at) => at % 4 === 0), summit];
};

/** Travel: contour lines of a country that does not exist, and a path to its summit. */
export const contour: Form = (random) => {
  const hills = upTo(7).map(
    () =>
      [
        wide * (-0.05 + 1.1 * random()),
        high * (-0.1 + 1.2 * random()),
        55 + 95 * random(),
        0.4 + 0.8 * random(),
        random() < 0.22 ? -1 : 1,
      ] as const,
  );
  hills.push([wide * (0.68 + 0.1 * random()), high * (0.3 + 0.08 * random()), 95, 1.7, 1]);
  const field: Field = (x, y) =>
    hills.reduce(
      (sum, [hx, hy, size, rise, sign]) =>
        sum + sign * rise * Math.exp(-((x - hx) ** 2 * 0.8 + (y - hy) ** 2 * 1.25) / (2 * size * size)),
      0.05 * Math.sin(x / 53 + y / 71) + 0.04 * Math.sin(y / 37 - x / 91),
    );
  const heights = upTo(rows + 1).flatMap((row) => upTo(columns + 1).map((column) => field(column * cell, row * cell)));
  let [top, summit]: [number, Point] = [0, [wide * 0.7, high * 0.3]];
  for (const row of upTo(rows / 2).slice(2))
    for (const column of upTo(columns - 3).slice(columns / 2)) {
      const height = heights[row * (columns + 1) + column] ?? 0;
      if (height > top) [top, summit] = [height, [column * cell, row * cell]];
    }
  const drawn = upTo(levels).map((at) => level(linesAt(heights, -0.28 + (at * (top + 0.3)) / (levels + 0.4))));
  const marks: Mark[] = [
    { ink: 'line', d: drawn.filter((_, at) => at % 5 !== 0).join('') },
    { ink: 'strong', d: drawn.filter((_, at) => at % 5 === 0).join('') },
    { ink: 'route', d: curve(path(field, summit)) },
  ];
  return [...marks, { ink: 'accent', d: ellipse(...summit, 9) }];
};
