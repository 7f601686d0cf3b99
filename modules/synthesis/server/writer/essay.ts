import { createHash } from 'node:crypto';
import type { Matter } from '#modules/observations/public';
import { verifyQuote } from '#modules/text-analysis/public';
import { bibliography } from '../../data/bibliography';
import { chartOf } from '../../lib/compose/chart';
import { startWriting } from '../../lib/compose/compose';
import { openingOf } from '../../lib/compose/frame';
import { idsOf, leftOut, type Paragraph, withNames } from '../../lib/compose/paragraphs';
import { thinBelow } from '../../lib/compose/select';
import { quoteOf } from '../../lib/compose/write-sections';
import type { Part, Section } from '../../schemas/parts';
import type { Quote, Reading } from '../../schemas/reading';
import type { ModelAnswer, ModelSentence } from './model-answer';
import type { Statement, StatementKind } from './model-check';
import type { Evidence } from './model-data';
import type { Sources } from './sources';

type Theme = ModelAnswer['themes'][number];
type Insight = ModelAnswer['insights'][number];

/** A sentence with a name of its own, by which the second look judges it. */
export interface Claim extends ModelSentence {
  readonly id: string;
}
export interface EssayTheme extends Omit<Theme, 'sentences'> {
  readonly id: string;
  readonly sentences: readonly Claim[];
}
export interface EssayInsight extends Omit<Insight, 'sentences'> {
  readonly id: string;
  readonly sentences: readonly Claim[];
}
/** What is left of a model's answer after the first look. */
export interface Essay {
  readonly opening: readonly (readonly Claim[])[];
  readonly themes: readonly EssayTheme[];
  readonly insights: readonly EssayInsight[];
  readonly closing: readonly (readonly Claim[])[];
}

/** Links, markup and words of a diagnosis have no place in what a model writes about a person. */
const unfit =
  /https?:|www\.|<\/?[a-z]|\]\(|```|\*\*|(?<!\p{L})(?:diagnos\p{L}*|diagnós\p{L}*|disorder|störung|trastorno|depression\p{L}*|depresión|bipolar\p{L}*|borderline|narcissis\p{L}*|narziss\p{L}*|narcisis\p{L}*|psychosis|psychose|psychotic|psicosis|schizo\p{L}*|esquizo\p{L}*|autis\p{L}*|ADHD|ADHS|TDAH|PTSD|PTBS|TEPT|you suffer from|du leidest an|padeces)(?!\p{L})/iu;

const isFit = (...texts: readonly string[]): boolean => texts.every((text) => text.trim() !== '' && !unfit.test(text));

const isKnown = ({ thinker, framework, work }: Insight): boolean =>
  bibliography.some((one) => one.thinker === thinker && one.framework === framework && one.works.includes(work));

const quoted = /“([^”“]+)[”“]|„([^“”]+)[“”]|«([^»]+)»|"([^"]+)"/gu;
/** Whether everything in quotation marks stands in these texts, word for word; the mark that ends the sentence may be the essay's. */
const isQuotedTruly = (text: string, sources: readonly string[]): boolean =>
  [...text.matchAll(quoted)].every((found) => {
    const words = found
      .slice(1)
      .join('')
      .replace(/[.,;:!?…]+$/u, '');
    return sources.some((source) => verifyQuote(source, words, 1) !== null);
  });

/** Refused parts by the title they had. */
const refuses =
  (notMe: readonly Part[], restore: (text: string) => string) =>
  (kind: Part['kind'], title: string): boolean =>
    notMe.some((part) => part.kind === kind && part.title?.toLowerCase() === restore(title).toLowerCase());

/**
 * The first look, by rules: what names no evidence, evidence that does not exist, a quotation that is not there, an author or a work that
 * is not in the bibliography, what is not fit to be shown and what the client refused is dropped.
 */
export const readEssay = (
  answer: ModelAnswer,
  evidence: ReadonlyMap<string, Evidence>,
  notMe: readonly Part[],
  restore: (text: string) => string,
): { readonly essay: Essay /** Sentences that the model wrote. */; readonly written: number } => {
  let written = 0;
  const isRefused = refuses(notMe, restore);
  const textsOf = (ids: readonly string[]) =>
    ids.flatMap((id) => evidence.get(id)?.sentences ?? []).map(({ text }) => text);
  const founded = (sentences: readonly ModelSentence[]): Claim[] =>
    sentences.flatMap((sentence) => {
      written += 1;
      const { text, evidence: named } = sentence;
      const isFounded = named.length > 0 && named.every((id) => evidence.has(id));
      return isFounded && isFit(text) && isQuotedTruly(restore(text), textsOf(named))
        ? [{ ...sentence, id: `s${written}` }]
        : [];
    });
  const used = new Set<string>();
  const shown = (ids: readonly string[]): string[] =>
    ids.filter((id) => {
      const one = evidence.get(id);
      if (!one || one.passages || used.has(id)) return false;
      used.add(id);
      return true;
    });
  const paragraphs = (list: readonly (readonly ModelSentence[])[]) =>
    list.map(founded).filter((sentences) => sentences.length > 0);
  const opening = paragraphs(answer.opening);
  const themes = answer.themes.flatMap((theme, index): EssayTheme[] => {
    if (isRefused('theme', theme.title)) return [];
    const sentences = founded(theme.sentences);
    if (!isFit(theme.title) || sentences.length === 0) return [];
    const passages = shown(theme.passages);
    if (passages.length === 0 || !isQuotedTruly(restore(theme.title), textsOf(passages))) return [];
    const isPractice = isFit(theme.practiceTitle, theme.practice) && !isRefused('practice', theme.practiceTitle);
    return [
      {
        ...theme,
        id: `t${index + 1}`,
        sentences,
        passages,
        question: isFit(theme.question) ? theme.question : '',
        ...(isPractice ? {} : { practiceTitle: '', practice: '' }),
      },
    ];
  });
  const insights = answer.insights.flatMap((insight, index): EssayInsight[] => {
    if (isRefused('insight', insight.concept)) return [];
    const sentences = founded(insight.sentences);
    if (!isKnown(insight) || !isFit(insight.concept) || sentences.length === 0) return [];
    const passages = shown(insight.passages);
    if (passages.length === 0) return [];
    const question = isFit(insight.question) ? insight.question : '';
    return [{ ...insight, id: `i${index + 1}`, sentences, passages, question }];
  });
  return { essay: { opening, themes, insights, closing: paragraphs(answer.closing) }, written };
};

/** Everything in an essay that the second look judges. */
export const statementsOf = ({ opening, themes, insights, closing }: Essay): Statement[] => {
  const claims = (sentences: readonly Claim[], kind: StatementKind): Statement[] =>
    sentences.map(({ id, text, evidence }) => ({ id, kind, text, evidence }));
  const other = (id: string, kind: StatementKind, text: string, evidence: readonly string[]): Statement[] =>
    text.trim() === '' ? [] : [{ id, kind, text, evidence }];
  return [
    ...[...opening, ...closing].flatMap((sentences) => claims(sentences, 'claim')),
    ...themes.flatMap(({ id, title, sentences, passages, question, practiceTitle, practice }) => [
      ...other(`${id}.title`, 'title', title, passages),
      ...claims(sentences, 'claim'),
      ...other(`${id}.question`, 'question', question, passages),
      ...other(`${id}.practice`, 'practice', practice && `${practiceTitle}: ${practice}`, passages),
    ]),
    ...insights.flatMap(({ id, sentences, passages, question }) => [
      ...claims(sentences, 'author'),
      ...other(`${id}.question`, 'question', question, passages),
    ]),
  ];
};

/** The essay without what did not stand the second look. */
export const keepStanding = (essay: Essay, standing: ReadonlySet<string>): Essay => {
  const kept = (sentences: readonly Claim[]) => sentences.filter(({ id }) => standing.has(id));
  const paragraphs = (list: Essay['opening']) => list.map(kept).filter((sentences) => sentences.length > 0);
  return {
    opening: paragraphs(essay.opening),
    themes: essay.themes
      .map((theme) => ({
        ...theme,
        sentences: kept(theme.sentences),
        question: standing.has(`${theme.id}.question`) ? theme.question : '',
        ...(standing.has(`${theme.id}.practice`) ? {} : { practiceTitle: '', practice: '' }),
      }))
      .filter(({ id, sentences }) => sentences.length > 0 && standing.has(`${id}.title`)),
    insights: essay.insights
      .map((insight) => ({
        ...insight,
        sentences: kept(insight.sentences),
        question: standing.has(`${insight.id}.question`) ? insight.question : '',
      }))
      .filter(({ sentences }) => sentences.length > 0),
    closing: paragraphs(essay.closing),
  };
};

/** Sentences of an essay. */
export const countSentences = ({ opening, themes, insights, closing }: Essay): number =>
  [...opening, ...closing, ...[...themes, ...insights].map(({ sentences }) => sentences)].flat().length;

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

/** Whether so few words were written that a reading stays short. */
export const isThinText = (matter: Matter): boolean =>
  matter.answers.reduce((sum, { words }) => sum + words, 0) < thinBelow;

/** A reading of what is left of an essay, in the form that all readings have. A thin text gets a short reading here too. */
export const toReading = (
  { opening, themes, insights, closing }: Essay,
  { profile, notMe }: Pick<Sources, 'profile' | 'notMe'>,
  matter: Matter,
  evidence: ReadonlyMap<string, Evidence>,
  restore: (text: string) => string,
): Reading => {
  const thin = isThinText(matter);
  const writing = startWriting(matter);
  const refused = idsOf(notMe);
  const textOf = (sentences: readonly Claim[]): string => restore(sentences.map(({ text }) => text.trim()).join(' '));
  /** Whole sentences as they stand; whose words they are is known from reading them, not from the model. */
  const quotesOf = (ids: readonly string[], most: number): Quote[] =>
    ids
      .flatMap((id) => evidence.get(id)?.sentences ?? [])
      .filter(({ speaker, of }) => speaker === 'own' || of !== null)
      .slice(0, most)
      .map(({ answer: { responseId, laborNumber }, start, end, text, speaker, of, language }) => {
        const by = speaker === 'own' ? null : of;
        return quoteOf({ responseId, laborNumber, start, end, text, by }, language, writing);
      });
  const kept = themes.slice(0, thin ? 2 : 6).map((theme, index) => ({ theme, id: slug(theme.title, index) }));
  const inWords = (section: Section, list: Essay['opening']): Paragraph[] =>
    list.map(textOf).map((text) => ({ id: nameOfWords(section, text), text }));
  const own = inWords('opening', opening).filter(({ id }) => !refused.has(id));
  const frame = { sections: [], title: null, isThin: thin, previous: null, refused, hasFindings: true };
  return {
    language: matter.language,
    thin,
    themes: kept.map(({ theme, id }) => ({
      id,
      title: restore(theme.title),
      description: textOf(theme.sentences),
      question: restore(theme.question),
      quotes: quotesOf(theme.passages, thin ? 1 : 4),
    })),
    insights: (thin ? [] : insights).map((insight, index) => ({
      id: slug(`way-${insight.concept}`, index),
      framework: insight.framework,
      thinker: insight.thinker,
      work: insight.work,
      concept: insight.concept,
      note: textOf(insight.sentences),
      question: restore(insight.question),
      quotes: quotesOf(insight.passages, 3),
    })),
    guidance: kept
      .filter(({ theme }) => theme.practice !== '')
      .slice(0, thin ? 1 : 3)
      .map(({ theme, id }) => ({ themeId: id, title: restore(theme.practiceTitle), text: restore(theme.practice) })),
    ...withNames(
      {
        opening: thin || own.length === 0 ? openingOf(frame, writing) : own,
        chart: thin ? [] : chartOf(profile, writing.wording, refused),
        closing: [...inWords('closing', closing), ...leftOut(notMe, writing.wording)],
      },
      refused,
    ),
  };
};
