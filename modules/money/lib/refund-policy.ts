export interface RefundStep {
  readonly daysBefore: number;
  readonly refundPercent: number;
}

const dayMs = 86_400_000;

/** Whole days from one day to another. */
export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/**
 * Percent of what was paid that a client gets back who cancels on this day. The steps say from how many days before the start
 * on; nearer than the last step nothing is given back. Without a start or without steps nothing is either: the terms say nothing.
 */
export const findRefundPercent = (policy: readonly RefundStep[], startsOn: string | null, on: string): number => {
  if (startsOn === null) return 0;
  const days = countDays(on, startsOn);
  return policy
    .filter(({ daysBefore }) => days >= daysBefore)
    .reduce((most, step) => Math.max(most, step.refundPercent), 0);
};
