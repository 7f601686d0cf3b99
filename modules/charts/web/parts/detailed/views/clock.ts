const day = 86_400_000;

/** An instant as a date and time field writes it in the reader's own zone: '2026-11-22T14:05'. */
export const fieldText = (iso: string): string => {
  const at = new Date(iso);
  const two = (value: number) => String(value).padStart(2, '0');
  const date = [String(at.getFullYear()).padStart(4, '0'), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}`;
};

/** The instant of what stands in such a field; null for what is no time. */
export const fieldInstant = (text: string): string | null => {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};

/** The same instant some days later, to the minute. */
export const daysLater = (iso: string, days: number): string =>
  new Date(Math.floor((Date.parse(iso) + days * day) / 60_000) * 60_000).toISOString();
