import { defineTexts, formatMoney, getPageData, type Texts } from '#core/web';
import form from '../../data/form/texts/en.json';
import { describeBudget, type JourneyPrices, pricesInPages, priceWhole } from '../../lib/budget-notes';
import { type FormWords, formInPages } from '../../lib/form-words';
import type { FieldName } from '../../schemas/fields';
import en from './en.json';

const pageTexts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });
const formTexts = defineTexts(form, {
  de: () => import('../../data/form/texts/de.json'),
  es: () => import('../../data/form/texts/es.json'),
});

/** Key of a text of the questionnaire. */
export type TextKey = keyof typeof en | keyof typeof form;
const keys: Readonly<Record<string, unknown>> = { ...en, ...form };
const isOfForm = (key: TextKey): key is keyof typeof form => Object.hasOwn(form, key);

/** What staff published of the form, as it was when the page was loaded; null for the built-in one. */
export const getForm = (): FormWords | null => (getPageData().content?.[formInPages] as FormWords | undefined) ?? null;

/** What the questionnaire says: its questions in the words that staff published, else in the built-in ones. */
export const texts: Texts<Record<TextKey, string>> = (key, values) => {
  if (!isOfForm(key)) return pageTexts(key, values);
  return getForm()?.words[key] ?? formTexts(key, values);
};

/** A text that not every field or option has. */
export const textOr = (key: string): string | null => (Object.hasOwn(keys, key) ? texts(key as TextKey) || null : null);

const prices = (): JourneyPrices | undefined => getPageData().content?.[pricesInPages] as JourneyPrices | undefined;

/** What stands under a question. That of budgets says from where on a whole journey can be had, at the prices of today. */
export const hintOf = (name: FieldName): string | null => {
  const known = name === 'budget' ? prices() : undefined;
  if (!known || getForm()?.words['f.budget.hint'] !== undefined) return textOr(`f.${name}.hint`);
  return texts('budget.whole.from', { least: formatMoney(priceWhole(known).from) });
};

/** What an option means; of a budget, what it covers at the prices of today. Null where nothing is known of it. */
export const noteOf = (option: string): string | null => {
  const known = prices();
  const note = known && describeBudget(option, known);
  if (!known || !note) return textOr(`o.${option}.note`);
  const whole = priceWhole(known);
  return texts(`budget.note.${note}`, {
    least: formatMoney(whole.from),
    most: formatMoney(whole.to),
    retreat: formatMoney(known.retreat.from),
    dearest: formatMoney(known.retreat.to),
  });
};

const messageKeys = new Map(
  Object.entries(keys).flatMap(([key, text]) =>
    key.startsWith('m.') && typeof text === 'string' ? [[text, key as TextKey]] : [],
  ),
);

/** A sentence of the schema, which is English, in the language of the page. */
export const messageIn = (message: string): string => {
  const key = messageKeys.get(message);
  return key ? texts(key) : message;
};
