import { conflict, type Problem } from '#core/contract/errors';
import type { ProductLanguage } from '#core/contract/page';
import type { WallClock } from './open-slots';

/** The answer to the slower of two. */
export const slotTaken = (): Problem =>
  conflict('slot_taken', 'Somebody was quicker: this time has just been booked. Choose another one.');

/** True for what PostgreSQL says of a second booking at one time. */
const overlaps = (error: unknown): boolean => (error as { code?: unknown }).code === '23P01';

/** Runs a write into a calendar; an overlap that the checks before did not see is still `slot_taken`. */
export const writing = async <T>(work: PromiseLike<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw overlaps(error) ? slotTaken() : error;
  }
};

const locales: Readonly<Record<ProductLanguage, string>> = { en: 'en-GB', de: 'de-DE', es: 'es-ES' };

/** "Tuesday, 24 November 2026 at 09:00 (Europe/Berlin)", by the same zone table as everything else. */
export const spokenTime = (
  clock: WallClock,
  instant: string,
  zone: string,
  language: ProductLanguage = 'en',
): string => {
  const local = new Date(`${clock.localOf(Date.parse(instant), zone)}Z`);
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(local)} (${zone})`;
};
