import { formatInstant, formatNumber, getPageData } from '#core/web';
import type { PageLanguage } from '../../schemas/values';

/** What the product knows in its languages, in that of the page. */
export const titleOf = (title: { readonly en: string; readonly de: string; readonly es: string }): string =>
  title[textLanguage()];

/** The language in which pages of practitioners are asked for. */
export const textLanguage = (): PageLanguage => {
  const { language } = getPageData();
  return language === 'de' || language === 'es' ? language : 'en';
};

export const formatEuros = (euros: number): string =>
  formatNumber(euros, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

/** "Mon, 30 Nov, 10:00", on the clock of a zone. */
export const formatSlot = (instant: string, timeZone: string): string =>
  formatInstant(instant, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });

/** "30 November 2026" of a date. */
export const formatDate = (date: string): string =>
  formatInstant(`${date}T12:00:00Z`, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
export const formatMonth = (month: string): string =>
  formatInstant(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The name of a country in the language of the page. */
export const formatCountry = (code: string): string =>
  new Intl.DisplayNames([textLanguage()], { type: 'region' }).of(code) ?? code;

/** The town of a zone: `Europe/Berlin` is Berlin. */
export const formatTown = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
