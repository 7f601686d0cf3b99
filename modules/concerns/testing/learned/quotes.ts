import { isOwnStatement, readSense, type SenseLanguage } from '#modules/text-analysis/public';
import { compiledNeeds, hitsIn, readSentence, together, toLearned } from '../../lib/field-hits';
import { clearNeed } from '../../lib/find-needs';
import { likelyNeeds, type Model } from '../../lib/learned/model';
import { combined, isSure } from '../../lib/sure-sentence';

/** For which needs sentences of a text would be quoted; one that is quoted for two needs counts twice. */
export const quotedFor = (model: Model, text: string, language: SenseLanguage): string[] =>
  readSense(text, language)
    .filter(isOwnStatement)
    .flatMap((sentence) => {
      const read = readSentence(sentence);
      const learned = toLearned(read, language);
      const shares = likelyNeeds(model, learned.text, language, learned.hits);
      const words = likelyNeeds(model, learned.text, language, new Map());
      const alone = { shares, words: () => words };
      return compiledNeeds(language).flatMap((one) => {
        const hits = hitsIn(read, one);
        const { id } = one.need;
        const weight = combined(together(hits), shares.get(id));
        return hits.length > 0 && weight >= clearNeed && isSure(hits, alone, id) ? [id] : [];
      });
    });
