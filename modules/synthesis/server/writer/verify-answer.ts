import { createHash } from 'node:crypto';
import { bibliography } from '../../data/bibliography';
import { chartOf } from '../../lib/compose/chart';
import { startWriting } from '../../lib/compose/compose';
import { openingOf } from '../../lib/compose/frame';
import { idsOf, leftOut, type Paragraph, withNames } from '../../lib/compose/paragraphs';
import { thinBelow } from '../../lib/compose/select';
import type { Matter } from '../../lib/observe/matter';
import type { Part, Section } from '../../schemas/parts';
import type { Reading, ReadingInsight, ReadingTheme } from '../../schemas/reading';
import type { ModelAnswer } from './model-answer';
import { type Claimed, quoteKeeper } from './quote-keeper';
import type { Sources } from './sources';

/** Name of a paragraph in free words: the same words have the same name in every version, and it tells nothing of them. */
const nameOfWords = (section: Section, text: string): string =>
  `${section}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;

const slug = (text: string, index: number): string =>
  `${
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 40) || 'item'
  }-${index + 1}`;

/** Links, markup and words of a diagnosis have no place in what a model writes about a person. */
const UNFIT =
  /https?:|www\.|<\/?[a-z]|\]\(|```|\*\*|\b(?:diagnos\w*|disorder|depression|bipolar|borderline|narcissis\w*|psychosis|psychotic|schizo\w*|autis\w*|ADHD|PTSD|you suffer from)\b/iu;

const isFit = (...texts: readonly string[]): boolean => texts.every((text) => text.trim() !== '' && !UNFIT.test(text));

const isKnown = ({ thinker, framework, work }: ModelAnswer['insights'][number]): boolean =>
  bibliography.some((one) => one.thinker === thinker && one.framework === framework && one.works.includes(work));

/**
 * Turns a model's answer into a reading. What has no verified quote is dropped, so is what names an author or a work that is not in
 * the bibliography, what is not fit to be shown, and what the client refused before; null when no theme is left. A thin text gets a short reading here too.
 */
export const verifyAnswer = (
  answer: ModelAnswer,
  { answers, profile, notMe }: Pick<Sources, 'answers' | 'profile' | 'notMe'>,
  matter: Matter,
  restore: (text: string) => string,
): Reading | null => {
  const thin = matter.answers.reduce((sum, { words }) => sum + words, 0) < thinBelow;
  const writing = startWriting(matter);
  const keep = quoteKeeper(answers, matter);
  const refused = idsOf(notMe);
  const isRefused = (kind: Part['kind'], title: string): boolean =>
    notMe.some((part) => part.kind === kind && part.title?.toLowerCase() === title.toLowerCase());
  const quotesOf = (claimed: readonly Claimed[], most: number) =>
    keep(
      claimed
        .map(({ answerId, quote, by }) => ({ answerId, quote: restore(quote), by: by === null ? null : restore(by) }))
        .slice(0, most),
    );

  const kept = answer.themes
    .filter(
      ({ title, description, question }) => isFit(title, description, question) && !isRefused('theme', restore(title)),
    )
    .slice(0, thin ? 2 : 6)
    .flatMap((theme, index) => {
      const quotes = quotesOf(theme.quotes, thin ? 1 : 4);
      return quotes.length > 0 ? [{ theme, quotes, id: slug(theme.title, index) }] : [];
    });
  if (kept.length === 0) return null;
  const themes: ReadingTheme[] = kept.map(({ theme, quotes, id }) => ({
    id,
    title: restore(theme.title),
    description: restore(theme.description),
    question: restore(theme.question),
    quotes,
  }));
  const insights: ReadingInsight[] = (thin ? [] : answer.insights)
    .filter(
      (insight) =>
        isKnown(insight) &&
        isFit(insight.concept, insight.note, insight.question) &&
        !isRefused('insight', insight.concept),
    )
    .flatMap(({ framework, thinker, work, concept, note, question, quotes: claimed }, index) => {
      const quotes = quotesOf(claimed, 3);
      const id = slug(`way-${concept}`, index);
      return quotes.length > 0
        ? [{ id, framework, thinker, work, concept, note: restore(note), question: restore(question), quotes }]
        : [];
    });
  const inWords = (section: Section, texts: readonly string[]): Paragraph[] =>
    texts
      .filter((text) => isFit(text))
      .map((text) => ({ id: nameOfWords(section, restore(text)), text: restore(text) }));
  const own = inWords('opening', answer.opening).filter(({ id }) => !refused.has(id));
  return {
    language: matter.language,
    thin,
    themes,
    insights,
    guidance: kept
      .filter(
        ({ theme }) =>
          isFit(theme.practiceTitle, theme.practice) && !isRefused('practice', restore(theme.practiceTitle)),
      )
      .slice(0, thin ? 1 : 3)
      .map(({ theme, id }) => ({ themeId: id, title: restore(theme.practiceTitle), text: restore(theme.practice) })),
    ...withNames(
      {
        opening:
          thin || own.length === 0
            ? openingOf(
                { sections: [], title: null, isThin: thin, previous: null, refused, hasFindings: true },
                writing,
              )
            : own,
        chart: thin ? [] : chartOf(profile, writing.wording, refused),
        closing: [...inWords('closing', answer.closing), ...leftOut(notMe, writing.wording)],
      },
      refused,
    ),
  };
};
