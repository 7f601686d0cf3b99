import type { Core } from '#core/contract/server';
import { type ContentLanguage, contentLanguages, studio } from '#modules/studio/public';
import { laborNoun, readLabor } from '../../lib/labor-content';
import type { LaborView } from '../../schemas/labor';
import { laborOf, twelveLabors } from '../../schemas/twelve-labors';

const findFields = (core: Core, laborNumber: number, language: ContentLanguage) =>
  core.port(studio).find(laborNoun, String(laborNumber), language);

/** A Labor as it is shown now; undefined outside 1 to 12. */
export const findLabor = (core: Core, laborNumber: number, language: ContentLanguage = 'en'): LaborView | undefined => {
  const labor = laborOf(laborNumber);
  const fields = labor && findFields(core, laborNumber, language);
  return labor && fields ? readLabor(labor, fields) : labor;
};

/** The name of a Labor as it is shown now; empty outside 1 to 12. */
export const getLaborName = (core: Core, laborNumber: number): string => findLabor(core, laborNumber)?.name ?? '';

/** The twelve as they are shown now. */
export const listCurrentLabors = (core: Core, language: ContentLanguage = 'en'): LaborView[] =>
  twelveLabors.map((labor) => findLabor(core, labor.laborNumber, language) ?? labor);

const wordsOf = ({ name, description, question, prompts }: LaborView): string =>
  [name, description, question, ...prompts].join('\n');

/** What staff let a Labor ask instead of its built-in words, in every language; undefined where they changed nothing. */
export const findPublishedWords = (core: Core, laborNumber: number): string | undefined => {
  const published = contentLanguages.flatMap((language) => {
    const labor = core.port(studio).findPublishedAt(laborNoun, String(laborNumber), language)
      ? findLabor(core, laborNumber, language)
      : undefined;
    return labor ? [wordsOf(labor)] : [];
  });
  return published.length > 0 ? published.join('\n') : undefined;
};
