import { formatDate, getPageData } from '#core/web';
import { dateText, readingText, timeText } from '#modules/chart-engine/public';
import { texts } from './birth-form/texts/texts';

const isEnglish = (): boolean => getPageData().language.startsWith('en');

/** A day of birth in the language of the page: "9 April 1948", "9. April 1948". */
export const formatBirthDate = (date: string): string =>
  isEnglish() ? dateText(date) : formatDate(`${date}T00:00:00Z`);

/** The time of birth as far as it is known, in the language of the page; null where it is not. */
export const formatBirthTime = (known: Parameters<typeof timeText>[0]): string | null =>
  known.birthWindow && !isEnglish() ? texts('between', known.birthWindow) : timeText(known);

/** A local reading "1987-04-05T03:30:00" as "03:30", with its date where that is another one than `date`. */
export const formatReading = (reading: string, date: string): string => {
  const [on = date] = reading.split('T');
  if (isEnglish() || on === date) return readingText(reading, date);
  return texts('clockOn', { clock: readingText(reading, on), birthDate: formatBirthDate(on) });
};
