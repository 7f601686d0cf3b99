import { invalid, Problem } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { media } from '#modules/media/public';
import { countWords } from '#modules/text-analysis/public';
import type { PreviewView } from '../../schemas/editorial';
import { readMinutes } from '../text/derive';
import { listFileKeys } from '../text/file-keys';
import { plainText } from '../text/plain-text';

/** What a text will look like; nothing is stored. Throws 422 for one that is too tangled. */
export const previewText = async (core: Core, markdown: string): Promise<PreviewView> => {
  try {
    const body = core.markdown(markdown);
    const words = countWords(plainText(body));
    const files = await core.port(media).files(core.db, { ids: [], keys: listFileKeys(body) });
    return { body, files, words, readTime: readMinutes(words) };
  } catch (error) {
    throw error instanceof Problem ? invalid('markdown', error.message) : error;
  }
};
