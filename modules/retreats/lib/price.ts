import { addDays } from '#modules/money/public';
import type { Terms } from '../schemas/content';

interface EarlyBird {
  readonly until: string;
  readonly percent: number;
}

/** What one person pays for a room when they book on a day. Whole coins of the smallest kind. */
export const priceOn = (priceMinor: number, earlyBird: EarlyBird | null, day: string): number =>
  earlyBird && day <= earlyBird.until ? priceMinor - Math.round((priceMinor * earlyBird.percent) / 100) : priceMinor;

interface DuePart {
  readonly dueOn: string;
  readonly amount: number;
  readonly label: 'deposit' | 'balance';
}

/** Deposit and balance of a price; empty where everything is due at once. The parts sum up to the price. */
export const scheduleOf = (
  total: number,
  { depositPercent, balanceDays }: Pick<Terms, 'depositPercent' | 'balanceDays'>,
  startsOn: string,
  day: string,
): readonly DuePart[] => {
  const balanceOn = addDays(startsOn, -balanceDays);
  const deposit = Math.ceil((total * depositPercent) / 100);
  if (deposit <= 0 || deposit >= total || balanceOn <= day) return [];
  return [
    { dueOn: day, amount: deposit, label: 'deposit' },
    { dueOn: balanceOn, amount: total - deposit, label: 'balance' },
  ];
};
