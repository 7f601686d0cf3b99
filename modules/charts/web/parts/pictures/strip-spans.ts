import type { DaySweep, Possibility } from '#modules/chart-engine/public';

/** A value of a row and the part of the day or window (0 to 1) during which it holds. */
export interface Span {
  readonly value: string;
  readonly from: number;
  readonly to: number;
  readonly fromIso: string;
  readonly toIso: string;
  /** Which of the values of its row; chooses the look. */
  readonly which: number;
}

/** The values of a row in the order of the day or window, as parts of it (0 to 1). */
export const spansOf = ({ from, to }: Pick<DaySweep, 'from' | 'to'>, possible: readonly Possibility[]): Span[] => {
  const start = Date.parse(from);
  const length = Date.parse(to) - start;
  return possible
    .flatMap(({ value, intervals }, which) =>
      intervals.map((one) => ({
        value,
        which,
        from: (Date.parse(one.from) - start) / length,
        to: (Date.parse(one.to) - start) / length,
        fromIso: one.from,
        toIso: one.to,
      })),
    )
    .sort((one, other) => one.from - other.from);
};
