import type { Core } from '#core/contract/server';
import type { Reading } from '../../schemas/reading';
import { closest } from './closeness';
import { chartOf, closingOf, openingOf, thinBelow } from './frame';
import { allConcepts, chooseInsights, conceptFloor } from './insights';
import { countWords, readSentences, type Sentence, type Sources } from './sources';
import { allThemes, chooseThemes, practicesFor, themeFloor } from './themes';

/** Version of rules, themes and concepts: a change of any of them changes it. */
export const embeddedEngineId = 'hedo-reading-map-1';

const sizes = (words: number) =>
  words < thinBelow
    ? { themes: 2, quotes: 1, insights: 0 }
    : words < 600
      ? { themes: 3, quotes: 2, insights: 1 }
      : { themes: 5, quotes: 3, insights: 2 };

/** Writes a reading by text matching alone: own sentences of the client, laid beside themes and authors' thoughts. */
export const writeEmbedded = async (
  core: Core,
  { answers, profile }: Sources,
  stage: (name: string) => Promise<void>,
): Promise<Reading> => {
  const words = answers.reduce((sum, { text }) => sum + countWords(text), 0);
  const size = sizes(words);
  const sentences = await readSentences(core, answers);
  const used = new Set<Sentence>();
  await stage('themes');
  const themes = chooseThemes(await closest(core, allThemes, sentences, themeFloor), used, size);
  await stage('frameworks');
  const insights =
    size.insights > 0
      ? chooseInsights(await closest(core, allConcepts, sentences, conceptFloor), used, size.insights)
      : [];
  return {
    thin: words < thinBelow,
    opening: openingOf(answers),
    themes,
    insights,
    chart: chartOf(profile),
    closing: closingOf(answers, themes),
    guidance: practicesFor(themes),
  };
};
