import type { Place, Word } from './echo-places';

/** Words in a row that stand in two sentences to the letter. */
export interface Phrase {
  readonly words: readonly Word[];
  readonly worth: number;
}

const steps = (worth: number): number => (worth === 1 ? 1 : worth > 0 ? 0.6 : 0.12);

/** Much or little of something, which names nothing. */
const quantity =
  /^(?:bisschen|wenig\p{L}*|viel\p{L}*|bits?|little|much|many|lot|lots|poc[oa]s?|poquito|much[oa]s?|rato)$/iu;
/** What a phrase opens with and can do without: an empty pronoun, and who says it before what is said. */
const opensEmpty = /^(?:and|that|but|of|is|it|que|y|de|und|dass|es|the|'s)$/iu;
/** What opens or ends a phrase and says nothing by itself. */
export const edge =
  /^(?:the|an?|of|to|in|on|at|and|that|but|or|for|with|as|my|so|que|de|del|la|el|los|las|un|una|y|en|con|por|mi|a|lo|se|der|die|das|den|dem|des|ein|eine|einen|einem|einer|und|im|zu|zur|zum|vom|mit|von|an|am|dass|ich|i|it|he|she|er|sie|es|'s|is|was)$/iu;

const worthOfAll = (words: readonly Word[]): number => words.reduce((sum, { worth }) => sum + steps(worth), 0);

const trim = (words: readonly Word[]): readonly Word[] => {
  let [start, end] = [0, words.length];
  while (end > start && edge.test(words[end - 1]?.token.lower ?? '')) end -= 1;
  while (start < end - 2 && opensEmpty.test(words[start]?.token.lower ?? '')) start += 1;
  return words.slice(start, end);
};

/** "In a building", "en un edificio" are put together anew each time; "por las dudas" is not. */
const looseOpening = /^(?:in|on|at|with|to|from|en|con|de|a|por|auf|mit|bei|in) (?:an?|una?|eine[mnr]?|einem)$/iu;
/** What was said in the same words, however plain they are: "said it was him". */
export const saysSo = /^(?:said|says|told|asked|sagte?|gesagt|gefragt|dij[eo]|dice|decía|preguntó)$/iu;

/** "No word was sent" is not what "word was sent" says. */
const denies = /^(?:no|not|never|nobody|without|kein\p{L}*|nicht|nie|ohne|nunca|ni|sin|nadie)$/iu;
/** Number of the word at which a phrase begins. */
export const findPhrase = ({ at, words }: Place, { words: own }: Phrase): number | undefined =>
  at
    .get(own[0]?.token.lower ?? '')
    ?.find((from) => own.every(({ token }, step) => words[from + step]?.token.lower === token.lower));
export const isDeniedIn = (place: Place, phrase: Phrase): boolean => {
  const start = findPhrase(place, phrase);
  return start !== undefined && denies.test(place.words[start - 1]?.token.lower ?? '');
};

/** No stop or quotation mark stands between this word and the one before it. */
const isJoined = ({ words, sentence }: Place, at: number): boolean => {
  const [before, word] = [words[at - 1]?.token, words[at]?.token];
  return !before || !word || /^[\s,'’-]*$/u.test(sentence.answer.text.slice(before.end, word.start));
};

/** So many words in a row are somebody's own, however plain they are. */
const fewestOfPlain = 6;
/** Has a word in it that names something. */
const namesSomething = ({ worth, token }: Word): boolean => worth > 0 && !quantity.test(token.lower);

/** The longest run of words that stands in both sentences to the letter, where it is no turn of everybody's. */
export const phraseOf = (one: Place, other: Place): Phrase | null => {
  let best: readonly Word[] = [];
  for (const [at, { token }] of one.words.entries())
    for (const from of other.at.get(token.lower) ?? []) {
      let size = 1;
      while (
        one.words[at + size] &&
        one.words[at + size]?.token.lower === other.words[from + size]?.token.lower &&
        isJoined(one, at + size) &&
        isJoined(other, from + size)
      )
        size += 1;
      if (size < 2) continue;
      const words = one.words.slice(at, at + size);
      if (worthOfAll(words) > worthOfAll(best)) best = words;
    }
  const words = trim(best);
  const worth = worthOfAll(words);
  const share = words.length / Math.min(one.words.length, other.words.length);
  const hasSpeech = words.some(({ token }) => saysSo.test(token.lower));
  const isKnown =
    (words.length >= 4 && hasSpeech && !edge.test(words.at(-1)?.token.lower ?? '')) ||
    (words.length >= 3 && worth >= 1.15) ||
    (words.length === 2 && worth >= 1.6) ||
    (words.length >= 4 && worth >= 0.9 && share >= 0.35);
  const isLoose =
    looseOpening.test(
      words
        .slice(0, 2)
        .map(({ token }) => token.lower)
        .join(' '),
    ) && words.length === 3;
  return isKnown && !isLoose && (hasSpeech || words.length >= fewestOfPlain || words.some(namesSomething))
    ? { words, worth }
    : null;
};
