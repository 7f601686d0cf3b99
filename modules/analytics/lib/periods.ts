import type { Period } from '#modules/reporting/public';

const day = 86_400_000;

/** The period of so many days that ends `ago` periods before an instant (milliseconds). */
export const periodBefore = (now: number, days: number, ago: number): Period => ({
  from: new Date(now - (ago + 1) * days * day).toISOString(),
  to: new Date(now - ago * days * day).toISOString(),
});

/** Everything up to an instant (milliseconds). */
export const everUntil = (now: number): Period => ({
  from: new Date(0).toISOString(),
  to: new Date(now).toISOString(),
});

/** Months that end with the one of an instant (milliseconds), in UTC, oldest first. */
export const monthsUntil = (now: number, count: number): readonly (Period & { readonly month: string })[] => {
  const at = new Date(now);
  const start = (back: number): string =>
    new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - back, 1)).toISOString();
  return Array.from({ length: count }, (_, place) => {
    const from = start(count - 1 - place);
    return { month: from.slice(0, 7), from, to: start(count - 2 - place) };
  });
};
