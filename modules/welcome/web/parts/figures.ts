import { getPageData } from '#core/web';
import { findPageContent } from '#modules/studio/public';
import { type JourneyFigures, readFigures, type StageKey, stagesNoun } from '../../lib/journey-figures';

const documents = () => findPageContent(getPageData().content, stagesNoun);

/** Prices and lengths as they were when the page was loaded. Only while a page is drawn. */
export const getFigures = (): JourneyFigures => {
  const published = documents();
  return readFigures((key) => published[key]);
};

/** The name that staff published for a stage in the language of the page; null for the built-in one. */
export const findStageName = (key: StageKey): string | null => {
  const name = documents()[key]?.['name'];
  return typeof name === 'string' ? name : null;
};
