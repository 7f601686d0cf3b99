import type { ContentField, ContentFields, ContentLanguage, Entry } from './content';

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const lacks = ({ of = [] }: ContentField, entry: Entry, language: ContentLanguage): boolean =>
  of.some(
    ({ name, translates }) =>
      translates?.language === language && isText(entry[translates.field]) && !isText(entry[name]),
  );

/** Whether an entry of a list says something in its own language that it does not say in this one. */
export const hasUntranslated = (
  description: readonly ContentField[],
  fields: ContentFields,
  language: ContentLanguage,
): boolean =>
  description.some((field) => {
    const value = fields[field.name];
    return (
      Array.isArray(value) &&
      value.some((entry) => typeof entry === 'object' && entry !== null && lacks(field, entry, language))
    );
  });
