/** The scale under the bars, in US dollars. */
export interface Axis {
  readonly end: number;
  readonly step: number;
  readonly ticks: readonly number[];
}

const leastEnd = 45_000;

/** A scale that holds the highest price: at least to $45,000, so that a plan does not jump while it grows, in at most ten steps. */
export const axisFor = (highest: number): Axis => {
  const step = [5000, 10_000, 20_000].find((one) => Math.max(highest, leastEnd) <= one * 10) ?? 50_000;
  const end = Math.max(leastEnd, Math.ceil(highest / step) * step);
  const ticks = Array.from({ length: Math.floor(end / step) }, (_, tick) => tick * step);
  return { end, step, ticks };
};
