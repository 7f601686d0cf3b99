import type { Period } from '#core/contract/figures';

const day = 86_400_000;
/** Length of the period that figures are compared by. */
export const periodDays = 30;

/** The period that ends `ago` periods before an instant (milliseconds). */
export const periodBefore = (now: number, ago: number): Period => ({
  from: new Date(now - (ago + 1) * periodDays * day).toISOString(),
  to: new Date(now - ago * periodDays * day).toISOString(),
});
