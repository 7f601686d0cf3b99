import { defineTexts } from '#core/web';
import en from './en.json';

/** What the questionnaire says. */
export const texts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });

/** Key of a text of the questionnaire. */
export type TextKey = keyof typeof en;
const keys: Readonly<Record<string, unknown>> = en;

/** A text that not every field or option has. */
export const textOr = (key: string): string | null => (Object.hasOwn(keys, key) ? texts(key as TextKey) : null);

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
