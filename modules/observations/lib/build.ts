import { createHash } from 'node:crypto';
import { plainApostrophes, type SenseLanguage } from '#modules/text-analysis/public';
import type { ReadSentence } from './matter';
import type { Claim, Fragment, Observation, Passage } from './observation';

const opensWithPronoun: Readonly<Record<SenseLanguage, RegExp>> = {
  en: /^["“'‘(]*(?:and |but |so |then |also )?(?:he|she|it|they|him|her|them|this|that|these|those|both|then|which|his|their|its)(?:'\p{L}+)?(?!\p{L})/iu,
  de: /^["„“'(]*(?:und |aber |dann |auch |da )?(?:er|sie|es|ihn|ihm|ihr|das|dies|dieser|diese|dieses|beide|dann|dort|damit|davon|dafür|darüber|daran|der|die)(?!\s+\p{Lu}|\p{L})/iu,
  es: /^["«“'(¿¡]*(?:y |pero |también |luego |entonces )?(?:él|ella|ellos|ellas|eso|esto|ese|esa|lo|la|le|les|los|ambos|allí|ahí|entonces|así)(?!\p{L})(?! (?:casa|que más) )/iu,
};

/** Words of one passage at most, with the sentence before it. */
const mostWords = 70;

/** The whole sentence, with the one before it where it points back or has up to five words. */
export const passageOf = (
  sentence: ReadSentence,
  siblings: readonly ReadSentence[],
  by: string | null = null,
): Passage => {
  const { answer, index } = sentence;
  const previous = siblings.find((one) => one.answer === answer && one.index === index - 1);
  const needsContext = opensWithPronoun[sentence.language].test(plainApostrophes(sentence.text)) || sentence.words < 6;
  const isUsable =
    previous !== undefined &&
    by === null &&
    previous.speaker === 'own' &&
    previous.voices.length === 0 &&
    previous.reality !== 'dream' &&
    sentence.reality !== 'dream' &&
    previous.words + sentence.words <= mostWords &&
    !/\n/u.test(answer.text.slice(previous.end, sentence.start));
  const start = needsContext && isUsable ? previous.start : sentence.start;
  return {
    responseId: answer.responseId,
    laborNumber: answer.laborNumber,
    start,
    end: sentence.end,
    text: answer.text.slice(start, sentence.end),
    by,
  };
};

/** In the order of the Labors, none twice, one a Labor: the first offered of each stays. */
export const arrange = (passages: readonly Passage[], most = 4): Passage[] => {
  const taken: Passage[] = [];
  for (const passage of passages) {
    if (taken.length >= most) break;
    if (!taken.some((one) => one.laborNumber === passage.laborNumber)) taken.push(passage);
  }
  return taken.sort((one, other) => one.laborNumber - other.laborNumber || one.start - other.start);
};

/** Kind and a digest: the same finding has the same id in a later version, and the id tells nothing of the words. */
const idOf = (kind: Claim['kind'], key: string): string =>
  `${kind}-${createHash('sha256')
    .update(`${kind}\n${key.toLowerCase().replace(/\s+/gu, ' ')}`)
    .digest('hex')
    .slice(0, 12)}`;

export const observation = (
  language: SenseLanguage,
  claim: Claim,
  passages: readonly Passage[],
  weight: number,
  key: string,
): Observation => ({
  id: idOf(claim.kind, key),
  language,
  claim,
  passages,
  weight: Math.round(weight * 1000) / 1000,
});

export const laborsOf = (fragments: readonly Pick<Fragment, 'laborNumber'>[]): number[] =>
  [...new Set(fragments.map(({ laborNumber }) => laborNumber))].sort((one, other) => one - other);
