import type { FigureRange, KnowledgeLanguage, ProductFigure, ProductFigures } from '#modules/knowledge/public';
import { cancelDays } from '../policies/booking';

const between: Readonly<Record<KnowledgeLanguage, string>> = { en: 'to', de: 'bis', es: 'a' };
const last: Readonly<Record<KnowledgeLanguage, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en', { type: 'disjunction' }),
  de: new Intl.ListFormat('de', { type: 'disjunction' }),
  es: new Intl.ListFormat('es', { type: 'disjunction' }),
};

const formatNumber = (value: number, language: KnowledgeLanguage): string =>
  new Intl.NumberFormat(language).format(value);
const formatDollars = (value: number, language: KnowledgeLanguage): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(value);

const formatRange = ({ from, to, unit }: FigureRange, language: KnowledgeLanguage): string => {
  const format = unit === 'dollars' ? formatDollars : formatNumber;
  return from === to
    ? format(from, language)
    : `${format(from, language)} ${between[language]} ${format(to, language)}`;
};

const isChoice = (figure: ProductFigure): figure is readonly number[] => Array.isArray(figure);

const formatFigure = (figure: ProductFigure, language: KnowledgeLanguage): string => {
  if (typeof figure === 'string') return figure;
  if (typeof figure === 'number') return formatNumber(figure, language);
  if (isChoice(figure)) return last[language].format(figure.map(String));
  return formatRange(figure, language);
};

/** Figures of bookings, from the constants that the rules use. */
const own: ProductFigures = { 'concierge.cancelDays': cancelDays };

/** Looks a figure up: our own, then those of other modules; null when nobody provides it. */
export const findFigure = (
  name: string,
  language: KnowledgeLanguage,
  provided: readonly ProductFigures[],
): string | null => {
  const value = [own, ...provided].find((figures) => name in figures)?.[name];
  return value === undefined ? null : formatFigure(value, language);
};
