import { ImportRefusal } from '#core/contract/imports';
import { isCurrency } from '#modules/money/public';
import { parsePrice } from '#modules/retreats/public';
import type { OfferInput } from '../../schemas/studio-offer';
import { availabilities, categories, dietaryOptions, type OfferColumn, priceUnits } from '../../schemas/values';

type Cells = Readonly<Partial<Record<OfferColumn, string>>>;

const fail = (message: string): never => {
  throw new ImportRefusal(message);
};

const text = (cells: Cells, column: OfferColumn, most: number, isNeeded = true): string => {
  const value = (cells[column] ?? '').trim();
  if (value === '' && isNeeded) fail(`${column} is empty`);
  if (value.length > most) fail(`${column} is longer than ${most} characters`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is refused
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/.test(value))
    fail(`${column} holds signs that are no text`);
  return value;
};

const oneWord = <T extends string>(cells: Cells, column: OfferColumn, words: readonly T[], usual?: T): T => {
  const value = text(cells, column, 40, usual === undefined).toLowerCase();
  return (
    words.find((word) => word.toLowerCase() === value) ??
    (value === '' && usual ? usual : fail(`${column} is none of ${words.join(', ')}`))
  );
};

const number = (
  cells: Cells,
  column: OfferColumn,
  [least, most]: readonly [number, number],
  isWhole: boolean,
): number | null => {
  const value = text(cells, column, 30, false);
  if (value === '') return null;
  const found = Number(value.replace(',', '.'));
  if (!Number.isFinite(found) || found < least || found > most || (isWhole && !Number.isInteger(found)))
    fail(`${column} is no ${isWhole ? 'whole ' : ''}number from ${least} to ${most}`);
  return found;
};

const list = (cells: Cells, column: OfferColumn): string[] =>
  text(cells, column, 2000, false)
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const priceOf = (cells: Cells): OfferInput['price'] => {
  const price = text(cells, 'price', 30, false);
  if (price === '') return null;
  const currency = text(cells, 'currency', 3).toUpperCase();
  if (!isCurrency(currency)) fail('currency is not known');
  const minor = parsePrice(price, currency);
  if (minor === null || minor < 1 || minor > 1_000_000_000) return fail(`price is no amount of ${currency}`);
  return { minor, currency, per: oneWord(cells, 'per', priceUnits) };
};

const dietsOf = (cells: Cells): OfferInput['dietaryOptions'] =>
  list(cells, 'dietaryOptions').map(
    (name) =>
      dietaryOptions.find((option) => option.toLowerCase() === name.toLowerCase()) ??
      fail('dietaryOptions names one that is none of ours'),
  );

const featuresOf = (cells: Cells): string[] => {
  const features = list(cells, 'features');
  if (features.length > 20) fail('features has more than 20 entries');
  if (features.some((feature) => feature.length > 80)) fail('features has an entry longer than 80 characters');
  return features;
};

const taxCodeOf = (cells: Cells): string | null => {
  const code = text(cells, 'taxCode', 30, false);
  return code === '' || /^[a-z0-9-]+$/.test(code) ? code || null : fail('taxCode is no code of a tax rate');
};

/** An offer as a line of a file describes it. Throws `ImportRefusal`. */
export const readOfferRow = (cells: Cells): OfferInput => ({
  name: text(cells, 'name', 120),
  category: oneWord(cells, 'category', categories),
  description: text(cells, 'description', 1000, false),
  location: text(cells, 'location', 120),
  latitude: number(cells, 'latitude', [-90, 90], false),
  longitude: number(cells, 'longitude', [-180, 180], false),
  origin: text(cells, 'origin', 120, false) || null,
  provider: text(cells, 'provider', 120),
  price: priceOf(cells),
  rating: number(cells, 'rating', [0, 5], false),
  reviews: number(cells, 'reviews', [0, 10_000_000], true) ?? 0,
  features: featuresOf(cells),
  dietaryOptions: dietsOf(cells),
  availability: oneWord(cells, 'availability', availabilities, 'available'),
  opens: number(cells, 'opens', [0, 1439], true),
  closes: number(cells, 'closes', [0, 2160], true),
  departs: number(cells, 'departs', [0, 1439], true),
  minutes: number(cells, 'minutes', [0, 2000], true),
  bookingUrl: text(cells, 'bookingUrl', 500, false) || null,
  // A file without the column leaves the codes as they are.
  ...(cells.taxCode === undefined ? {} : { taxCode: taxCodeOf(cells) }),
});
