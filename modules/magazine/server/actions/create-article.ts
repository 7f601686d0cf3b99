import { createDraft } from './create-draft';

/** At the articles' own address a new article is a draft too. */
export const createArticle = createDraft;
