import { formatInstant } from '#core/web';

/** A calendar day in words, `12 March 2027` in the order of the language. */
export const dayText = (date: string): string =>
  formatInstant(`${date}T00:00:00Z`, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Days from today to a day; below zero when it is past. */
export const daysUntil = (date: string, now = new Date()): number => {
  const here = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((Date.parse(`${date}T00:00:00Z`) - here) / 86_400_000);
};
