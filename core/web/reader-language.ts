import type { ProductLanguage } from '#core/contract/page';
import { languageOf } from '#core/contract/written-languages';
import { getPageData } from './page-data';

/** The language in which the reader of this page gets texts that people wrote. */
export const readerLanguage = (): ProductLanguage => languageOf(getPageData().language);

/** What a language is called in the language of the page, or in that of its texts, as it stands within a sentence. */
export const nameLanguage = (language: ProductLanguage, spoken = readerLanguage()): string =>
  new Intl.DisplayNames([spoken], { type: 'language' }).of(language) ?? language;
