import type { Ai } from '#core/contract/ai';
import type { Quote, Reading } from '../../schemas/reading';
import { findFor, prototypesOf, vectorsOf } from './closeness';
import { chartOf, closingOf } from './frame';
import { chooseInsights, conceptSet } from './insights';
import { openingOf, thinBelow } from './opening';
import { idsOf, leftOut, ofTextMatching, withNames } from './said';
import { readPassages, type Sources, sortByLanguage, wordsIn } from './sources';
import { settle } from './take-quotes';
import { addQuotes, chooseThemes, practicesFor, presentTheme, themeSet } from './themes';

/** Version of rules, themes and concepts: a change of any of them changes it. */
export const embeddedEngineId = 'hedo-reading-map-3';

/** How much a text of so many words can carry. `fewest`: quotes without which a theme is not named. */
export const sizeFor = (words: number) =>
  words < thinBelow
    ? { themes: 2, quotes: 1, fewest: 1, insights: 0, insightQuotes: 0, practices: 1 }
    : words < 400
      ? { themes: 3, quotes: 2, fewest: 1, insights: 3, insightQuotes: 1, practices: 2 }
      : words < 1000
        ? { themes: 4, quotes: 2, fewest: 1, insights: 4, insightQuotes: 1, practices: 3 }
        : { themes: 5, quotes: 3, fewest: 2, insights: 6, insightQuotes: 2, practices: 3 };

/** Reads the writer's own sentences ahead, so that the first reading of a process need not. */
export const warmUp = async (ai: Ai): Promise<void> => {
  for (const set of [themeSet, conceptSet]) await prototypesOf(ai, set);
};

/** Writes a reading by text matching alone: own passages of the client, laid beside themes and authors' thoughts. */
export const writeEmbedded = async (
  ai: Ai,
  { answers, profile, notMe, crisisAnswers }: Sources,
  stage: (name: string) => Promise<void>,
): Promise<Reading> => {
  const { read, unread } = sortByLanguage(answers);
  const refused = idsOf(notMe);
  const words = wordsIn(read);
  const size = sizeFor(words);
  const thin = words < thinBelow;
  const passages = await readPassages(ai, { answers: read, crisisAnswers });
  const used = new Set<Quote>();
  await stage('themes');
  const vectors = await vectorsOf(ai, thin ? [themeSet] : [themeSet, conceptSet], passages);
  const byTheme = settle(await findFor(ai, themeSet, vectors));
  const chosen = chooseThemes(byTheme, used, size, refused);
  await stage('frameworks');
  const insights = thin
    ? []
    : chooseInsights(
        settle(await findFor(ai, conceptSet, vectors)),
        used,
        { insights: size.insights, quotes: size.insightQuotes },
        refused,
      );
  addQuotes(chosen, byTheme, used, size.quotes);
  const themes = chosen.map(presentTheme);
  return {
    thin,
    themes,
    insights,
    guidance: practicesFor(themes, size.practices, refused),
    ...withNames(
      {
        opening: openingOf(read, unread),
        chart: thin ? [] : chartOf(profile, refused),
        closing: closingOf(read, unread, themes, leftOut(ofTextMatching(notMe))),
      },
      refused,
    ),
  };
};
