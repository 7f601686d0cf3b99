import { journeyWeeks, lengths, prices, type Range, retreatDays } from '#modules/welcome/schemas/values';
import type { KnowledgeLanguage, ProductFigures } from '#modules/knowledge/public';
import { cancelDays } from '../bookings/states';

type Write = (language: KnowledgeLanguage) => string;

const between: Readonly<Record<KnowledgeLanguage, string>> = { en: 'to', de: 'bis', es: 'a' };
const last: Readonly<Record<KnowledgeLanguage, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en', { type: 'disjunction' }),
  de: new Intl.ListFormat('de', { type: 'disjunction' }),
  es: new Intl.ListFormat('es', { type: 'disjunction' }),
};

const number = (value: number, language: KnowledgeLanguage): string => new Intl.NumberFormat(language).format(value);
const dollars = (value: number, language: KnowledgeLanguage): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(value);

const writeRange =
  ({ from, to }: Range, write: (value: number, language: KnowledgeLanguage) => string): Write =>
  (language) =>
    from === to ? write(from, language) : `${write(from, language)} ${between[language]} ${write(to, language)}`;
const count = (range: Range): Write => writeRange(range, number);
const money = (amount: Range | number): Write =>
  writeRange(typeof amount === 'number' ? { from: amount, to: amount } : amount, dollars);

/** Figures of the journey and of bookings, from the constants that the pages and rules use. */
const own: Readonly<Record<string, Write>> = {
  'weeks.intake': count(lengths.intake),
  'weeks.assessment': count(lengths.assessment),
  'weeks.integration': count(lengths.integration),
  'weeks.journey': count(journeyWeeks),
  'days.retreat': count(lengths.retreat),
  'days.choices': (language) => last[language].format(retreatDays.map(String)),
  'price.assessment': money(prices.assessment),
  'price.retreat': money(prices.retreat),
  'price.integration': money(prices.integration),
  'price.aftercare': money(prices.aftercare),
  'price.clearance': money(prices.clearance),
  'price.psychological': money(prices.psychological),
  'price.insurance': money(prices.insurance),
  'price.sessionDay': money(prices.sessionDay),
  'price.treatment': money(prices.treatment),
  'price.reserve': money(prices.reserve),
  'concierge.cancelDays': (language) => number(cancelDays, language),
};

/** Looks a figure up: our own, then those of other modules; null when nobody provides it. */
export const findFigure = (
  name: string,
  language: KnowledgeLanguage,
  provided: readonly ProductFigures[],
): string | null => {
  const write = own[name];
  if (write) return write(language);
  const value = provided.find((figures) => name in figures)?.[name];
  if (value === undefined) return null;
  return typeof value === 'number' ? number(value, language) : value;
};
