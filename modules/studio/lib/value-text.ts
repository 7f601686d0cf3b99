import type { ContentField, ContentValue, Entry } from './content';

/** Digits behind the point of a currency. */
export const digitsOf = (currency = 'USD'): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

const entryText = (fields: readonly ContentField[], entry: Entry): string =>
  fields
    .map((field) => valueText(field, entry[field.name] ?? null))
    .filter((text) => text !== '')
    .join(' · ');

/** A value as plain lines, to be read and compared. Empty for nothing. */
export const valueText = (field: ContentField, value: ContentValue | undefined): string => {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value))
    return value
      .map((entry) =>
        field.of && typeof entry === 'object' && entry !== null ? entryText(field.of, entry) : String(entry ?? ''),
      )
      .join('\n');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field.kind === 'money' && typeof value === 'number')
    return new Intl.NumberFormat('en', {
      style: 'currency',
      currency: field.currency ?? 'USD',
      trailingZeroDisplay: 'stripIfInteger',
    }).format(value / 10 ** digitsOf(field.currency));
  if (field.kind === 'choice') return field.choices?.find((one) => one.value === value)?.label ?? String(value);
  return String(value);
};
