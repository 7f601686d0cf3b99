import type { UiLanguage } from '#core/contract/page';
import { getPageData } from './page-data';

const tags: Readonly<Record<UiLanguage, string>> = { en: 'en-US', de: 'de-DE', es: 'es-ES', 'en-XA': 'en-US' };
const made = new Map<string, unknown>();

/** Intl formatters are costly to make and cheap to keep. */
const kept = <T>(name: string, make: (tag: string) => T): T => {
  const tag = tags[getPageData().language];
  const key = `${tag} ${name}`;
  const had = made.get(key) as T | undefined;
  if (had !== undefined) return had;
  const format = make(tag);
  made.set(key, format);
  return format;
};

/** An instant as HTML takes it in `datetime`, with at most three digits of fraction; the database gives six. */
export const toMachineTime = (when: string): string => new Date(when).toISOString();

/** A day as people write it, `November 21, 2026`. Reckoned in UTC, so that server and browser say the same. */
export const formatDate = (when: string | Date, style: 'long' | 'medium' = 'long'): string =>
  kept(`date ${style}`, (tag) => new Intl.DateTimeFormat(tag, { dateStyle: style, timeZone: 'UTC' })).format(
    new Date(when),
  );

/** A day and time in a zone, with the zone's name; in the person's own by default. Only for what the browser alone draws. */
export const formatDateTime = (when: string | Date, timeZone?: string): string =>
  kept(
    `time ${timeZone ?? 'own'}`,
    (tag) =>
      new Intl.DateTimeFormat(tag, {
        year: 'numeric',
        month: 'long',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
        ...(timeZone ? { timeZone } : {}),
      }),
  ).format(new Date(when));

/** An instant in the words of the language, with the parts asked for; whoever asks for a time also asks for its zone or prints it next to the time. */
export const formatInstant = (when: string | Date, options: Intl.DateTimeFormatOptions): string =>
  kept(`instant ${JSON.stringify(options)}`, (tag) => new Intl.DateTimeFormat(tag, options)).format(new Date(when));

/** A number with the separators of the language. */
export const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  kept(`number ${JSON.stringify(options)}`, (tag) => new Intl.NumberFormat(tag, options)).format(value);

/** US dollars, whole unless there are cents: `$2,500`. */
export const formatMoney = (dollars: number): string =>
  formatNumber(dollars, { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' });

const kilometresInAMile = 1.609344;

/** Whether the person reads miles: what they chose, else miles in English and kilometres elsewhere. */
export const isInMiles = (): boolean => {
  const { units, language } = getPageData();
  return units ? units === 'imperial' : tags[language] === 'en-US';
};

/** A distance given in miles, in the units of the person. */
export const formatDistance = (miles: number): string => {
  const inMiles = isInMiles();
  return formatNumber(inMiles ? miles : miles * kilometresInAMile, {
    style: 'unit',
    unit: inMiles ? 'mile' : 'kilometer',
    maximumFractionDigits: 0,
  });
};
