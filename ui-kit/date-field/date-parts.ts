/** The three boxes of a typed date, as typed. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** Splits 'YYYY-MM-DD', whole or as far as it was typed ('1948--9'), into its boxes. */
export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day: day.replace(/^0(?=.)/, ''), month: month.replace(/^0(?=.)/, ''), year };
}

/** Joins the boxes: '' when all are empty, 'YYYY-MM-DD' when all are typed, else what there is, so that validation can name the gap. */
export function joinDate({ day, month, year }: DateParts): string {
  if (!day && !month && !year) return '';
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** Whether 'YYYY-MM-DD' names a day that exists in the Gregorian calendar. */
export function isRealDate(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

/** The order in which the reader's language writes a date. */
export function getDateOrder(locale?: string): (keyof DateParts)[] {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric' }).formatToParts();
  return parts.map((part) => part.type).filter((type) => type === 'day' || type === 'month' || type === 'year');
}

function twoDigits(typed: string): string {
  return typed === '' ? '' : typed.padStart(2, '0');
}
