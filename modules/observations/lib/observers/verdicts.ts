import { countWords } from '#modules/text-analysis/public';
import { arrange, laborsOf, observation } from '../build';
import { fragmentOf, isVoice } from '../clauses';
import { isDreamt, isNear } from '../dreaming';
import { findAll } from '../find';
import type { ReadSentence } from '../matter';
import type { Fragment, Observation, Passage } from '../observation';
import { isReadable, type Observer, type Reading } from './observer';

/** Words of such a passage at most. */
const mostWords = 70;
const mostOfRemark = 16;
const mostAfter = 12;

const passageOf = (first: ReadSentence, last: ReadSentence): Passage => {
  const { responseId, laborNumber, text } = first.answer;
  return {
    responseId,
    laborNumber,
    start: first.start,
    end: last.end,
    text: text.slice(first.start, last.end),
    by: null,
  };
};

/** Clients set a remark in a paragraph of its own, so the sentence before it is taken over the break. */
const before = (siblings: readonly ReadSentence[], { index }: ReadSentence): ReadSentence | null =>
  siblings[index - 1] ?? null;

const wordsIn = (sentences: readonly ReadSentence[]): number => sentences.reduce((sum, { words }) => sum + words, 0);

interface Remarked {
  readonly passage: Passage;
  /** What the remark is about, and what follows it; nothing of what was only announced. */
  readonly fragments: readonly Fragment[];
  readonly weight: number;
}

const isOwn = ({ speaker, reality, voices }: ReadSentence): boolean =>
  speaker === 'own' && reality !== 'dream' && voices.length === 0;

/** The sentences that a remark looks back at, with the remark: one, or two where the last is short. */
const lookedBackAt = (reading: Reading, remark: ReadSentence, siblings: readonly ReadSentence[]): Remarked | null => {
  const last = before(siblings, remark);
  if (!last || last.speaker === 'quoted' || isDreamt(last, siblings)) return null;
  const earlier = before(siblings, last);
  const parts =
    earlier && isNear(earlier, last) && wordsIn([earlier, last, remark]) <= mostWords
      ? [earlier, last, remark]
      : [last, remark];
  if (wordsIn(parts) > mostWords) return null;
  const following: ReadSentence[] = [];
  for (const next of siblings.slice(remark.index + 1, remark.index + 5)) {
    if (!isNear(remark, next) || next.words > mostAfter || wordsIn([...parts, ...following, next]) > mostWords) break;
    following.push(next);
  }
  return {
    passage: passageOf(parts[0] ?? last, following.at(-1) ?? remark),
    fragments: [last, ...following].filter(isOwn).map((one) => fragmentOf(one, one)),
    weight: 1 + Math.max(reading.salience(last), earlier ? reading.salience(earlier) : 0),
  };
};

/** What a remark announces: the sentences after it in its paragraph. */
const announcedBy = (reading: Reading, remark: ReadSentence, siblings: readonly ReadSentence[]): Remarked | null => {
  const following: ReadSentence[] = [];
  for (const next of siblings.slice(remark.index + 1, remark.index + 4)) {
    if (!isNear(remark, next) || wordsIn([remark, ...following, next]) > mostWords) break;
    following.push(next);
  }
  const [first] = following;
  const last = following.at(-1);
  if (!first || !last || isDreamt(first, siblings)) return null;
  return { passage: passageOf(remark, last), fragments: [], weight: reading.salience(first) };
};

/** What clients remark on as they write it. */
export const observeMarked: Observer = (reading) => {
  const { answers, language } = reading.matter;
  const found = answers.flatMap(({ sentences }) =>
    sentences.flatMap((sentence): Remarked[] => {
      if (!isOwn(sentence) || sentence.words > mostOfRemark) return [];
      const looksBack = findAll(sentence, 'remarksAfter').length > 0;
      const announces = findAll(sentence, 'remarksBefore').length > 0;
      const remarked = looksBack
        ? lookedBackAt(reading, sentence, sentences)
        : announces
          ? announcedBy(reading, sentence, sentences)
          : null;
      return remarked ? [remarked] : [];
    }),
  );
  const ranked = found.sort((one, other) => other.weight - one.weight);
  const [best] = ranked;
  if (!best) return [];
  const passages = arrange(
    ranked.map(({ passage }) => passage),
    3,
  );
  const fragments = ranked.filter(({ passage }) => passages.includes(passage)).flatMap((one) => one.fragments);
  const claim = { kind: 'marked' as const, fragments, labors: laborsOf(passages) };
  return [observation(language, claim, passages, best.weight + 2, best.passage.text)];
};

const most = 2;
const longest = 45;

/** Rules that clients state: as long as one thing holds, another does or cannot be. */
export const observeCondition: Observer = (reading) =>
  reading.matter.answers
    .flatMap(({ sentences }) =>
      sentences.flatMap((sentence): Observation[] => {
        const { language, words, reality } = sentence;
        if (!isReadable(sentence) || words > longest || !isOwn(sentence) || reality === 'question') return [];
        const [found] = findAll(sentence, 'condition').filter((one) => !isVoice(sentence, one));
        if (!found || countWords(found.text) < 6 || isDreamt(sentence, sentences)) return [];
        const claim = { kind: 'condition' as const, fragment: fragmentOf(sentence, sentence) };
        const weight = reading.salience(sentence) + 1;
        return [observation(language, claim, [passageOf(sentence, sentence)], weight, sentence.text)];
      }),
    )
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most);
