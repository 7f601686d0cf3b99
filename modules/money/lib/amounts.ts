/** Digits after the point that a currency has: none for JPY, three for KWD. */
export const countMinorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

export const isCurrency = (text: string): boolean =>
  /^[A-Z]{3}$/.test(text) && Intl.supportedValuesOf('currency').includes(text);

/** An amount as exact decimal digits: `-12.05`, `1200` for a currency without minor units. */
export const toDecimal = (minor: number, currency: string): string => {
  const digits = countMinorDigits(currency);
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const sign = minor < 0 ? '-' : '';
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${text.slice(-digits)}`;
};

/** An amount for people, in the way of their language: `€1,250.00`. */
export const formatAmount = (minor: number, currency: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(Number(toDecimal(minor, currency)));

/** What somebody typed, in minor units; null for what is no amount or has more digits than the currency. */
export const parseAmount = (typed: string, currency: string): number | null => {
  const digits = countMinorDigits(currency);
  const text = typed.trim().replace(/[\s'’]/g, '');
  // The last point or comma divides off minor units; others group thousands. Three digits after a single one are thousands, unless
  // the currency has that many of its own.
  const plain = digits === 3 ? /^(\d+)[.,](\d{3})$/.exec(text) : null;
  const match = plain ?? /^([1-9]\d{0,2}(?:[.,]\d{3})+|\d+)(?:[.,](\d+))?$/.exec(text);
  const [, whole = '', fraction = ''] = match ?? [];
  if (!match || fraction.length > digits) return null;
  const minor = Number(whole.replace(/[.,]/g, '') + fraction.padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
};
