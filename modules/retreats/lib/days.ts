import { addDays } from '#modules/money/public';

/** The last day of what begins on a day and takes so many: five days from a Monday end on Friday. */
export const lastDay = (startsOn: string, days: number): string => addDays(startsOn, days - 1);

/** Today in UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10);
