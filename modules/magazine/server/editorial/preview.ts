import { invalid, Problem } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { countWords } from '#modules/text-analysis/public';
import type { PreviewView } from '../../schemas/editorial';
import { readMinutes } from '../text/derive';
import { plainText } from '../text/plain-text';

/** What a text will look like; nothing is stored. Throws 422 for one that is too tangled. */
export const previewOf = (core: Pick<Core, 'markdown'>, markdown: string): PreviewView => {
  try {
    const body = core.markdown(markdown);
    const words = countWords(plainText(body));
    return { body, words, readTime: readMinutes(words) };
  } catch (error) {
    throw error instanceof Problem ? invalid('markdown', error.message) : error;
  }
};
