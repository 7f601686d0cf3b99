import { formatInstant } from '#core/web';
import { texts } from '../texts/texts';

const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const sameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();

/** An instant as short as a list allows, in the reader's zone with its name: "Today 2:26 PM GMT+1" or "Nov 20, 7:32 PM GMT+1". */
export const briefWhen = (when: string, now = new Date()): string => {
  const date = new Date(when);
  if (sameDay(date, now)) return texts('today', { time: formatInstant(date, clock) });
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return formatInstant(date, { ...year, month: 'short', day: 'numeric', ...clock });
};
