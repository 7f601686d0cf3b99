/** Where things stand in one size of the drawing, in units of its own view box. */
export interface ThreadSize {
  readonly width: number;
  readonly height: number;
  /** Right edge of the writing, left edge of the lines. */
  readonly written: number;
  readonly from: number;
  /** Where the lines come together. */
  readonly waist: number;
  /** Between two written lines, and between two words. */
  readonly leading: number;
  readonly gap: number;
  /** Shortest and longest word. */
  readonly word: readonly [number, number];
  /** Half of the distance between the rings, their half width and half height. */
  readonly ring: readonly [number, number, number];
  readonly lines: number;
}

/** For wide screens, and for phones. */
export const wide: ThreadSize = {
  width: 1160,
  height: 300,
  written: 246,
  from: 270,
  waist: 644,
  leading: 8,
  gap: 6,
  word: [8, 44],
  ring: [71, 12, 46],
  lines: 33,
};
export const narrow: ThreadSize = {
  width: 390,
  height: 190,
  written: 92,
  from: 100,
  waist: 222,
  leading: 7,
  gap: 4,
  word: [5, 24],
  ring: [23, 7, 30],
  lines: 25,
};

/** The line in gold, counted from the top: a little below the middle, as one sentence among many. */
export const goldOf = ({ lines }: ThreadSize): number => Math.round(lines * 0.58);

const round = (value: number): number => Math.round(value * 10) / 10;

/** A row of numbers between 0 and 1 that is the same at every drawing (Lehmer's generator). */
const numbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

const topOf = ({ height, leading, lines }: ThreadSize): number => (height - (lines - 1) * leading) / 2;

/** Words as dashes, one path for each written line; every seventh or so ends early, as paragraphs do. */
export const writing = (size: ThreadSize): readonly string[] => {
  const next = numbers(7919);
  const [shortest, longest] = size.word;
  return Array.from({ length: size.lines }, (_, line) => {
    const y = round(topOf(size) + line * size.leading);
    const early = line !== goldOf(size) && next() < 0.14;
    const end = size.written * (early ? 0.4 + next() * 0.35 : 0.95 + next() * 0.05);
    const dashes: string[] = [];
    for (let x = 0; ; ) {
      const left = end - x;
      if (left < shortest) break;
      const long = shortest + next() * (longest - shortest);
      dashes.push(`M${round(x)} ${y}h${round(Math.min(long, left))}`);
      x += long + size.gap;
    }
    return dashes.join('');
  });
};

const smooth = (part: number): number => part * part * (3 - 2 * part);
/** Points between waist and edge at which a line is measured. */
const knots = 6;

/** Height of a line right of the waist: it opens, and rolls more the farther it goes. `t` is -1 at the top, 1 at the bottom. */
const country = ({ height }: ThreadSize, t: number, part: number): number => {
  const open = 0.06 + 0.37 * smooth(Math.min(1, part / 0.68));
  return height * (0.5 + t * open + 0.07 * part * Math.sin(4.4 * part + 1.5 * t + 2.6));
};

/** A curve through points at equal distances (Catmull and Rom's, as cubic segments). */
const through = (points: readonly (readonly [number, number])[]): string =>
  points
    .slice(1)
    .map(([x, y], at) => {
      const [fromX, fromY] = points[at] ?? [x, y];
      const [, beforeY] = points[at - 1] ?? [0, fromY];
      const [, afterY] = points[at + 2] ?? [0, y];
      const third = (x - fromX) / 3;
      const bend = [fromX + third, fromY + (y - beforeY) / 6, x - third, y - (afterY - fromY) / 6, x, y];
      return `C${bend.map(round).join(' ')}`;
    })
    .join('');

/** The lines that the writing becomes: gathered at the waist, then open like a country with hills. */
export const strands = (size: ThreadSize): readonly string[] => {
  const { width, height, from, waist, lines, leading } = size;
  const way = waist - from;
  return Array.from({ length: lines }, (_, line) => {
    const t = (line / (lines - 1)) * 2 - 1;
    const left = round(topOf(size) + line * leading);
    const tied = round(height * (0.5 + t * 0.06));
    const gathered = `M${from} ${left}C${round(from + way * 0.42)} ${left} ${round(from + way * 0.62)} ${tied} ${waist} ${tied}`;
    const points = Array.from({ length: knots + 1 }, (_, knot): [number, number] => {
      const part = knot / knots;
      return [waist + (width - waist) * part, country(size, t, part)];
    });
    return gathered + through(points);
  });
};
