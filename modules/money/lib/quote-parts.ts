import { mostQuoteDays, type PartLabel } from '../schemas/values';

interface QuotePlan {
  readonly total: number;
  /** Due with the acceptance; 0 without one. */
  readonly deposit: number;
  /** How many parts the rest is paid in. */
  readonly count: number;
  /** Days after the acceptance on which the first of these is due; each further one 30 days later. */
  readonly firstInDays: number;
}

const daysBetween = 30;

/** Parts that sum to the total; empty where all is due with the acceptance, null where the plan cannot be. */
export const planQuoteParts = ({ total, deposit, count, firstInDays }: QuotePlan) => {
  const rest = total - deposit;
  const areCounts = [deposit, count, firstInDays].every((one) => Number.isSafeInteger(one) && one >= 0);
  if (!areCounts || count < 1 || rest < count || firstInDays + (count - 1) * daysBetween > mostQuoteDays) return null;
  if (deposit === 0 && count === 1 && firstInDays === 0) return [];
  const each = Math.floor(rest / count);
  const partOf = (label: PartLabel, dueInDays: number, amount: number) => ({ dueInDays, amount, label });
  return [
    ...(deposit > 0 ? [partOf('deposit', 0, deposit)] : []),
    ...Array.from({ length: count }, (_, i) =>
      i === count - 1
        ? partOf('balance', firstInDays + i * daysBetween, rest - each * i)
        : partOf('instalment', firstInDays + i * daysBetween, each),
    ),
  ];
};
