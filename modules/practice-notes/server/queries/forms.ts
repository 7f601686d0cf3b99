import type { Core } from '#core/contract/server';
import { studio } from '#modules/studio/public';
import { formLanguages, type MeasureForm, type MeasureForms } from '../../lib/measure-form';
import { enteredPrefix, measureKeys, measures } from '../../lib/measures';
import type { PracticeClient } from '../../schemas/notes';
import { questionnairesNoun } from '../content';
import { isWhole, readForm } from '../policies/form';

/** A questionnaire that staff entered and offer now, in the languages that say all of it; null where there is none. */
export const findForms = (core: Core, measure: string): MeasureForms | null => {
  const key = measure.slice(enteredPrefix.length);
  const port = core.port(studio);
  const source = port.find(questionnairesNoun, key, 'en');
  if (!source || source['isHidden'] === true || !port.findPublishedAt(questionnairesNoun, key, 'en')) return null;
  const translations = formLanguages.flatMap((language): [string, MeasureForm][] => {
    if (language === 'en' || !port.findPublishedAt(questionnairesNoun, key, language)) return [];
    const form = readForm(language, source, port.find(questionnairesNoun, key, language) ?? {});
    return isWhole(form) ? [[language, form]] : [];
  });
  return { en: readForm('en', source, source), ...Object.fromEntries(translations) };
};

/** What practitioners may ask: what is built in, then what staff entered, by name. */
export const listOffered = (core: Core): PracticeClient['measures'] => [
  ...measureKeys.map((key) => ({ key, title: measures[key].title })),
  ...[...core.port(studio).read(questionnairesNoun, 'en').keys()]
    .flatMap((key) => {
      const measure = `${enteredPrefix}${key}`;
      const forms = findForms(core, measure);
      return forms ? [{ key: measure, title: forms.en.title }] : [];
    })
    .sort((one, other) => one.title.localeCompare(other.title)),
];
