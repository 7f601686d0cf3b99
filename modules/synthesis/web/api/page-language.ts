import { getPageData } from '#core/web';

/** What the controls within a reading are written in, whatever the language of the reading. */
export const pageLanguage = (): string => getPageData().language;
