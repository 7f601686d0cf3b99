import { getPageData } from '#core/web';
import { findPageContent } from '#modules/studio/public';
import { laborNoun, readLabor } from '../../../lib/labor-content';
import type { LaborView } from '../../../schemas/labor';
import { laborOf, twelveLabors } from '../../../schemas/twelve-labors';
import { texts } from './texts/texts';

/** A Labor as the page shows it: in the words that staff published, else in its own. The server knows it by its English name. */
const translate = (labor: LaborView): LaborView => {
  const { laborNumber: number } = labor;
  const published = findPageContent(getPageData().content, laborNoun)[number];
  if (published) return readLabor(labor, published);
  return {
    ...labor,
    name: texts(`${number}.name`),
    description: texts(`${number}.description`),
    question: texts(`${number}.question`),
    prompts: labor.prompts.map((_, index) => texts(`${number}.prompt.${index + 1}`)),
    authors: labor.authors.map(({ name }, index) => ({
      name,
      work: texts(`${number}.work.${index + 1}`),
      note: texts(`${number}.note.${index + 1}`),
    })),
  };
};

/** The twelve in the language of the page. Only while a page is drawn: the catalogue is loaded by then. */
export const listTranslatedLabors = (): readonly LaborView[] => twelveLabors.map(translate);

/** The Labor of a number in the language of the page; undefined outside 1 to 12. */
export const findTranslatedLabor = (laborNumber: number): LaborView | undefined => {
  const labor = laborOf(laborNumber);
  return labor && translate(labor);
};

/** The name of a Labor in the language of the page; empty outside 1 to 12. */
export const getLaborName = (laborNumber: number): string => findTranslatedLabor(laborNumber)?.name ?? '';
