import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { bookable, type Period } from '#modules/reporting/public';
import type { Report } from '../../schemas/report';

/** This week and those that follow. */
const shownWeeks = 6;
const week = 7 * 86_400_000;

/** Weeks from the Monday before an instant (milliseconds), in UTC. */
const weeksFrom = (now: number): readonly Period[] => {
  const today = new Date(now);
  const monday = Date.UTC(
    today.getUTCFullYear(),
    today.getUTCMonth(),
    today.getUTCDate() - ((today.getUTCDay() || 7) - 1),
  );
  return Array.from({ length: shownWeeks }, (_, place) => ({
    from: new Date(monday + place * week).toISOString(),
    to: new Date(monday + (place + 1) * week).toISOString(),
  }));
};

/** Hours of the team that can be booked and those that are, by week; nothing where no module keeps such hours. */
export const bookableHours = async (core: Core, db: Knex, now: number): Promise<Report['weeks']> => {
  const weeks = weeksFrom(now);
  const sums = weeks.map(({ from }) => ({ from: from.slice(0, 10), offered: 0, taken: 0 }));
  const keepers = core.ports(bookable);
  for (const keeper of keepers)
    for (const [place, { offered, taken }] of (await keeper.minutes(db, weeks)).entries()) {
      const sum = sums[place];
      if (!sum) continue;
      sum.offered += offered / 60;
      sum.taken += taken / 60;
    }
  const rounded = (hours: number): number => Math.round(hours * 10) / 10;
  return keepers.length === 0
    ? []
    : sums.map(({ from, offered, taken }) => ({ from, offered: rounded(offered), taken: rounded(taken) }));
};
