import { countMinorDigits } from '#modules/money/public';

/**
 * A price that staff typed or a file holds, in minor units; null for what is no amount. A single point or comma divides off minor
 * units, so `12.345` is no amount of euros and twelve and a third of Kuwaiti dinars; commas group thousands before a point alone.
 */
export const parsePrice = (typed: string, currency: string): number | null => {
  const text = typed.replace(/[\s'’]/g, '');
  const plain = /^\d{1,3}(,\d{3})+\.\d+$/.test(text) ? text.replaceAll(',', '') : text;
  const [, whole, fraction = ''] = /^(\d{1,12})(?:[.,](\d+))?$/.exec(plain) ?? [];
  const digits = countMinorDigits(currency);
  if (whole === undefined || fraction.length > digits) return null;
  return Number(whole + fraction.padEnd(digits, '0'));
};
