type Derivative = (t: number, state: Float64Array, out: Float64Array) => void;

const COLUMNS = [2, 4, 6, 8, 10, 12] as const;

/** One step of Gragg's modified midpoint rule with Richardson extrapolation over six subdivisions (order 12). */
export function extrapolatedStep(f: Derivative, t: number, y: Float64Array, h: number): Float64Array {
  const n = y.length;
  const table: Float64Array[] = [];
  const rate = new Float64Array(n);
  const start = new Float64Array(n);
  f(t, y, start);
  for (const [row, parts] of COLUMNS.entries()) {
    const sub = h / parts;
    let before = Float64Array.from(y);
    let now = new Float64Array(n);
    for (let i = 0; i < n; i++) now[i] = y[i]! + sub * start[i]!;
    for (let k = 1; k < parts; k++) {
      f(t + k * sub, now, rate);
      for (let i = 0; i < n; i++) before[i] = before[i]! + 2 * sub * rate[i]!;
      [before, now] = [now, before];
    }
    f(t + h, now, rate);
    let current = new Float64Array(n);
    for (let i = 0; i < n; i++) current[i] = 0.5 * (now[i]! + before[i]! + sub * rate[i]!);
    for (let column = 0; column < row; column++) {
      const ratio = (parts / COLUMNS[row - 1 - column]!) ** 2;
      const finer = new Float64Array(n);
      for (let i = 0; i < n; i++) finer[i] = current[i]! + (current[i]! - table[column]![i]!) / (ratio - 1);
      table[column] = current;
      current = finer;
    }
    table[row] = current;
  }
  return table[COLUMNS.length - 1]!;
}
