import { countWords, plainApostrophes } from '#modules/text-analysis/public';
import { arrange, observation } from '../build';
import { clauseAround, fragmentOf, isVoice, type Range } from '../clauses';
import { isNear } from '../dreaming';
import { type Found, findAll, triggers } from '../find';
import type { ReadSentence } from '../matter';
import type { Fragment, Observation } from '../observation';
import { isOwnAndReal, isReadable, type Observer, passageFrom, type Reading } from './observer';

type Part = 'not' | 'but' | 'one' | 'other';

/** Where a named group of a match stands. */
const rangeOf = (found: Found, name: Part): Range | null => {
  const text = found.groups[name];
  if (!text) return null;
  const at = name === 'not' || name === 'one' ? found.text.indexOf(text) : found.text.lastIndexOf(text);
  return { start: found.start + at, end: found.start + at + text.trimEnd().length };
};

const longestPart = 30;

const fits = ({ text }: Fragment, least: number): boolean => {
  const count = countWords(text);
  const quotes = text.match(/["“”„«»]/gu)?.length ?? 0;
  return count >= least && count <= longestPart && quotes % 2 === 0;
};

/** "was not talked about" begins with its subject. */
const fromSubject = (sentence: ReadSentence, range: Range): Range => {
  const text = sentence.answer.text.slice(range.start, range.end);
  if (!/^(?:was|is|were|are|wasn|isn|weren|aren)/iu.test(text)) return range;
  return clauseAround(sentence, range, { least: 2 }) ?? range;
};

/** The two named parts of a match as fragments. */
const twoParts = (
  sentence: ReadSentence,
  found: Found,
  names: readonly [Part, Part],
  least: number,
): readonly [Fragment, Fragment] | null => {
  const [first, other] = names.map((name) => rangeOf(found, name));
  const one = first && names[0] === 'not' ? fromSubject(sentence, first) : first;
  if (!one || !other || isVoice(sentence, one) || isVoice(sentence, other)) return null;
  const parts = [fragmentOf(sentence, one), fragmentOf(sentence, other)] as const;
  return fits(parts[0], least) && fits(parts[1], least) ? parts : null;
};

const openingOf = (pattern: string): RegExp =>
  new RegExp(`^["“'(]*(?:and |but |so |und |aber |y |pero )?(?:${pattern})(?!\\p{L})`, 'iu');
const pairs = new Map<string, readonly (readonly [RegExp, RegExp])[]>();
const pairsOf = (language: ReadSentence['language']): readonly (readonly [RegExp, RegExp])[] => {
  const known = pairs.get(language);
  if (known) return known;
  const made = triggers[language].correctionPair.map(([not, but]) => [openingOf(not), openingOf(but)] as const);
  pairs.set(language, made);
  return made;
};

const wholeOf = (sentence: ReadSentence): Fragment =>
  fragmentOf(sentence, {
    start: sentence.start,
    end: sentence.end - (/[.!…]+$/u.exec(sentence.text)?.[0].length ?? 0),
  });

/** What is wanted is no fact, and stands as it is said. */
const isOwnOrWish = (sentence: ReadSentence): boolean =>
  isOwnAndReal(sentence) || (sentence.speaker === 'own' && sentence.reality === 'wish');

/** What is not wanted is said as it is, whatever else its sentence supposes. */
const wantsNot = ({ speaker, reality, text }: ReadSentence): boolean =>
  speaker === 'own' &&
  reality !== 'dream' &&
  reality !== 'question' &&
  /(?<!\p{L})(?:i don't want|i do not want|ich will nicht|no quiero)(?!\p{L})/iu.test(plainApostrophes(text));

/** A sentence of so few words may stand between the two parts. */
const mostBetween = 10;

/** Opens with what is wanted. */
const wants =
  /^["“'(]*(?:i(?:'d| would)? (?:just |only )?(?:want|like)|ich (?:will|möchte)|quiero|me gustaría)(?!\p{L})/iu;

const opensAsWish = ({ text }: ReadSentence): boolean => wants.test(plainApostrophes(text)) && !/["“”„«»]/u.test(text);

/** The sentence that may say what is so: the next one, or the one after a short aside. */
const laterPart = (sentences: readonly ReadSentence[], index: number): ReadSentence | null => {
  const [sentence, next, third] = sentences.slice(index, index + 3);
  const canFollow = (one: ReadSentence | undefined): one is ReadSentence =>
    one !== undefined &&
    one.answer === sentence?.answer &&
    isReadable(one) &&
    ((isOwnOrWish(one) && one.polarity === 'affirmed' && one.voices.length === 0) || opensAsWish(one));
  if (canFollow(next) && !(next.words <= mostBetween && canFollow(third) && wants.test(third.text))) return next;
  return next && next.words <= mostBetween && canFollow(third) && wants.test(third.text) ? third : null;
};

/** "Not … but …", in one sentence or in two neighbours. */
export const observeCorrection: Observer = (reading) => {
  const { matter, salience } = reading;
  const made: Observation[] = [];
  const add = (sentences: readonly ReadSentence[], not: Fragment, but: Fragment): void => {
    const [first, last] = [sentences[0], sentences.at(-1)];
    if (!first || !last) return;
    const passage = { ...passageFrom(reading, last), start: first.start };
    const whole = { ...passage, text: first.answer.text.slice(first.start, last.end), end: last.end };
    const weight = Math.max(...sentences.map(salience)) + 1.3;
    made.push(
      observation(
        first.language,
        { kind: 'correction', not, but },
        [sentences.length > 1 ? whole : passageFrom(reading, last)],
        weight,
        but.text,
      ),
    );
  };
  for (const [index, sentence] of matter.sentences.entries()) {
    if (!isReadable(sentence) || !(isOwnOrWish(sentence) || wantsNot(sentence))) continue;
    const within = findAll(sentence, 'correction')
      .map((one) => twoParts(sentence, one, ['not', 'but'], 2))
      .find((one) => one !== null);
    if (within) {
      add([sentence], within[0], within[1]);
      continue;
    }
    const next = laterPart(matter.sentences, index);
    if (!next) continue;
    if (sentence.polarity !== 'negated' || sentence.voices.length > 0) continue;
    const isPair = pairsOf(sentence.language).some(([not, but]) => not.test(sentence.text) && but.test(next.text));
    if (!isPair) continue;
    const [not, but] = [wholeOf(sentence), wholeOf(next)];
    if (fits(not, 3) && fits(but, 3)) add([sentence, next], not, but);
  }
  return best(made, 3);
};

const best = (made: readonly Observation[], most: number): Observation[] =>
  [...made].sort((one, other) => other.weight - one.weight).slice(0, most);

const alternative = /^(?:or|oder|o) (?!something|somewhere|else|so(?!\p{L})|etwas|irgend|aber|algo|si no)/iu;

const opensAsAlternative = /^["'“„«]?(?:or|oder|o)(?!\p{L})/iu;

/** "Or we went by bus" adds an example; two statements of oneself may be two halves. */
const ofOneself = /(?<!\p{L})(?:i|i'm|i've|i'd|ich|yo|me|my|mich|mir|mi)(?!\p{L})|\p{L}(?:é|í)(?!\p{L})/iu;

/** A statement, and the next sentence, which takes another in its place: "Or …". */
const alternatives = (reading: Reading): Observation[] =>
  reading.matter.sentences.flatMap((sentence, index) => {
    const next = reading.matter.sentences[index + 1];
    if (!next || next.answer !== sentence.answer || !alternative.test(next.text) || !isNear(sentence, next)) return [];
    if (![sentence, next].every((one) => isOwnAndReal(one) && one.voices.length === 0 && ofOneself.test(one.text)))
      return [];
    // Several of them in a row are guesses.
    if (opensAsAlternative.test(sentence.text)) return [];
    const [one, other] = [wholeOf(sentence), wholeOf(next)];
    if (!fits(one, 2) || !fits(other, 3)) return [];
    const passage = { ...passageFrom(reading, next), start: sentence.start };
    const whole = { ...passage, text: sentence.answer.text.slice(sentence.start, next.end) };
    const weight = Math.max(reading.salience(sentence), reading.salience(next)) + 1.2;
    const claim = { kind: 'halves' as const, one, other, word: null };
    return [observation(sentence.language, claim, [whole], weight, `${one.text} ${other.text}`)];
  });

/** Two own clauses with "and" or "but" between them, or two sentences with "or". */
export const observeHalves: Observer = (reading) => {
  const made = reading.matter.sentences.flatMap((sentence) => {
    if (!isReadable(sentence) || !isOwnAndReal(sentence)) return [];
    const parts = findAll(sentence, 'halves')
      .map((one) => twoParts(sentence, one, ['one', 'other'], 3))
      .find((one) => one !== null);
    if (!parts) return [];
    const [one, other] = parts;
    return [
      observation(
        sentence.language,
        { kind: 'halves', one, other, word: null },
        [passageFrom(reading, sentence)],
        reading.salience(sentence) + 1.2,
        `${one.text} ${other.text}`,
      ),
    ];
  });
  return best([...made, ...alternatives(reading)], 3);
};

interface Said {
  readonly sentence: ReadSentence;
  readonly found: Found;
  readonly word: string;
  readonly isDenied: boolean;
}

const clauseFor = ({ sentence, found }: Said): Fragment | null => {
  const fragment = fragmentOf(sentence, found);
  return countWords(fragment.text) >= 2 && !isVoice(sentence, found) ? fragment : null;
};

/** The same word of oneself, once affirmed and once denied. */
export const observeFlip: Observer = (reading: Reading) => {
  const said = reading.matter.sentences.flatMap((sentence): Said[] => {
    if (!isReadable(sentence) || !isOwnAndReal(sentence)) return [];
    return findAll(sentence, 'flip').flatMap((found) => {
      const word = found.groups.word?.toLowerCase();
      const token = sentence.tokens.find(({ end }) => end === found.end);
      if (!word || !token || isListed(sentence, word)) return [];
      if (sentence.language === 'en' && token.kind !== 'adjective') return [];
      const marked = found.groups.no !== undefined;
      const under = sentence.negations.some(({ start, end }) => start < found.start && end > found.start);
      return under ? [] : [{ sentence, found, word, isDenied: marked }];
    });
  });
  const made: Observation[] = [];
  for (const denied of said.filter((one) => one.isDenied)) {
    const affirmed = said.find((one) => !one.isDenied && one.word === denied.word && one.sentence !== denied.sentence);
    const [yes, no] = [affirmed && clauseFor(affirmed), clauseFor(denied)];
    if (!affirmed || !yes || !no || made.some(({ claim }) => claim.kind === 'flip' && claim.word === denied.word))
      continue;
    const passages = arrange([passageFrom(reading, affirmed.sentence), passageFrom(reading, denied.sentence)]);
    const weight = Math.max(reading.salience(affirmed.sentence), reading.salience(denied.sentence)) + 1;
    made.push(
      observation(
        denied.sentence.language,
        { kind: 'flip', word: denied.word, affirmed: yes, denied: no },
        passages,
        weight,
        denied.word,
      ),
    );
  }
  return best(made, 1);
};

const isListed = (sentence: ReadSentence, word: string): boolean =>
  triggers[sentence.language].flipNot.some((list) => list.split('|').includes(word));
