import { countWords, plainApostrophes, words } from '#modules/text-analysis/public';
import { arrange, observation } from '../build';
import { clauseAround, fragmentOf, isVoice } from '../clauses';
import { type Found, findAll, hasAny, listed, triggers } from '../find';
import type { ReadSentence } from '../matter';
import type { Fragment, Observation, Passage } from '../observation';
import { canClaim, isOwnAndReal, isReadable, type Observer, passageFrom, type Reading } from './observer';

interface Dated {
  readonly sentence: ReadSentence;
  readonly found: Found;
  readonly age: number | null;
  readonly year: number | null;
}

/** A number in figures or words: "thirty-four", "vierunddreißig", "treinta y cuatro". */
const ageFrom = (written: string, { language }: ReadSentence): number | null => {
  if (/^\d{1,2}$/u.test(written)) return Number(written);
  const units = [...listed(triggers[language].units)];
  const tens = [...listed(triggers[language].tens)];
  const numberOf = (word: string): number | null =>
    units.includes(word) ? units.indexOf(word) + 1 : tens.includes(word) ? (tens.indexOf(word) + 2) * 10 : null;
  const word = written.toLowerCase();
  const whole = numberOf(word);
  if (whole !== null) return whole;
  const parts = word.split(/-| y |(?<=\p{L}{3})und(?=\p{L}{5})/u).map(numberOf);
  return parts.length === 2 && parts[0] && parts[1] ? parts[0] + parts[1] : null;
};

const first =
  /(?<!\p{L})(?:i|i'm|i'd|i've|me|my|we|our|us|ich|mich|mir|mein\p{L}*|wir|uns|mi|mis|yo|tenía|cumplí|tengo|nos)(?!\p{L})/iu;

/** Others have ages too: the writer stands in the same clause. */
const isOwnAge = (sentence: ReadSentence, found: Found): boolean =>
  first.test(found.text) || first.test(clauseAround(sentence, found, { least: 1, most: 40 })?.text ?? '');

const findDates = ({ matter }: Reading): Dated[] =>
  matter.sentences.flatMap((sentence) => {
    if (sentence.speaker !== 'own' || (sentence.reality !== 'real' && sentence.reality !== 'wish')) return [];
    const ages = findAll(sentence, 'age')
      .map((found) => ({ sentence, found, age: ageFrom(found.groups.age ?? '', sentence), year: null }))
      .filter(
        ({ age, found }) =>
          age !== null && age > 2 && age < 100 && !isVoice(sentence, found) && isOwnAge(sentence, found),
      );
    const years = findAll(sentence, 'year')
      .map((found) => ({ sentence, found, age: null, year: Number(found.groups.year) }))
      .filter(({ found }) => !isVoice(sentence, found));
    return [...ages, ...years].filter(
      ({ found }, at, all) =>
        !all.some((other, place) => place < at && other.found.start < found.end && found.start < other.found.end),
    );
  });

/** The earliest age of childhood at which something is told. */
export const observeScene: Observer = (reading) => {
  const scenes = findDates(reading)
    .filter(
      ({ sentence, age }) =>
        age !== null && age <= 17 && isReadable(sentence) && sentence.reality === 'real' && sentence.self,
    )
    .sort((one, other) => (one.age ?? 0) - (other.age ?? 0));
  for (const { sentence, found, age } of scenes) {
    const fragment = clauseAround(sentence, found, { least: 5 });
    if (!fragment || age === null) continue;
    const weight = reading.salience(sentence) + 0.6;
    return [
      observation(
        sentence.language,
        { kind: 'scene', age, fragment },
        [passageFrom(reading, sentence)],
        weight,
        fragment.text,
      ),
    ];
  }
  return [];
};

/** Ages and years in the order of a life. */
export const observeLifeline: Observer = (reading) => {
  const dates = findDates(reading);
  const points = dates
    .map(({ sentence, found, age, year }) => ({ label: fragmentOf(sentence, found), age, year }))
    .filter((point, at, all) => all.findIndex(({ age, year }) => age === point.age && year === point.year) === at)
    .sort((one, other) => (one.age ?? one.year ?? 0) - (other.age ?? other.year ?? 0));
  const [first] = dates;
  if (points.length < 2 || !first) return [];
  const passages = arrange(
    dates.filter(({ sentence }) => canClaim(sentence)).map(({ sentence }) => passageFrom(reading, sentence)),
  );
  const key = points.map(({ age, year }) => age ?? year).join(' ');
  return [observation(first.sentence.language, { kind: 'lifeline', points: points.slice(0, 12) }, passages, 0.5, key)];
};

/** Sentences of one dream, as one passage. */
const dreamPassage = (dream: readonly ReadSentence[]): Passage | null => {
  const [first] = dream;
  const last = dream.at(-1);
  if (!first || !last) return null;
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

const mostOfDream = 80;
const leastOfDream = 9;
const mostAfterDream = 3;
/** Where waking is told, the dream has ended. */
const wakes =
  /(?<!\p{L})(?:woke|wake|waking|awake|in the morning|next morning|when I got up|aufgewacht|wach|wachte|am Morgen|in der Früh|beim Frühstück|despert\p{L}*|por la mañana|a la mañana|amanec\p{L}*)(?!\p{L})/iu;

/** A dream is told on in the same paragraph, without the word for it: up to three of the client's own sentences. */
const goOn = (dream: readonly ReadSentence[], sentences: readonly ReadSentence[]): readonly ReadSentence[] => {
  const told = [...dream];
  for (let more = 0; more < mostAfterDream; more += 1) {
    const last = told.at(-1);
    const next = sentences.find((one) => one.answer === last?.answer && one.index === last.index + 1);
    if (!last || !next || next.speaker !== 'own' || next.reality === 'question' || wakes.test(next.text)) break;
    if (/\n/u.test(last.answer.text.slice(last.end, next.start))) break;
    told.push(next);
  }
  return told;
};
const wordsUpTo = (sentences: readonly ReadSentence[], at: number): number =>
  sentences.slice(0, at + 1).reduce((sum, { words: count }) => sum + count, 0);

const namesDream = ({ text }: Fragment): number => Number(/(?:dream|nightmare|traum|träum|sueñ|soñ)/iu.test(text));

const saysDreamt =
  /(?<!\p{L})(?:I (?:dreamt|dreamed|had (?:a|this|the same) (?:\p{L}+ )?(?:dream|nightmare))(?! of (?:being|becoming|having|a day))|(?:ich )?(?:habe|hab|hatte) (?:ich )?(?:\p{L}+ ){0,3}geträumt|geträumt (?:habe|hab|hatte) ich(?! nie| nicht| von)|ich träume? (?:davon|das|den traum|dass ich)|sueño que|I dream (?:that )?I(?: am|'m)|träumte ich|mir träumte|soñé que)(?!\p{L})/iu;

/** By its sense, or because the client says so where the sentence was not told apart. */
const isDreamt = ({ reality, speaker, text, voices, start }: ReadSentence): boolean => {
  const said = saysDreamt.exec(text);
  const isBeforeVoices = said !== null && voices.every((voice) => voice.start - start > said.index);
  return isBeforeVoices || (speaker !== 'quoted' && speaker !== 'reported' && (reality === 'dream' || said !== null));
};

/** Dreams that are told. */
export const observeDream: Observer = (reading) => {
  const { sentences } = reading.matter;
  const dreams: ReadSentence[][] = [];
  for (const sentence of sentences) {
    const current = dreams.at(-1);
    const last = current?.at(-1);
    // Dictated without stops, a dream goes on where its sentence was cut.
    const isRest =
      last?.answer === sentence.answer &&
      last.index === sentence.index - 1 &&
      !/[.!?…]["”“»)]*$/u.test(last.text) &&
      /^(?:and|und|y) /iu.test(sentence.text);
    if (!isDreamt(sentence) && !isRest) continue;
    if (current && last && last.answer === sentence.answer && last.index === sentence.index - 1) current.push(sentence);
    else dreams.push([sentence]);
  }
  return dreams
    .flatMap((dream): Observation[] => {
      if (wordsUpTo(dream, dream.length - 1) < leastOfDream) return [];
      const whole = goOn(dream, sentences);
      const kept = whole.filter((_, at) => wordsUpTo(whole, at) <= mostOfDream);
      const passage = dreamPassage(kept);
      const [first] = kept;
      if (!passage || !first) return [];
      const fragment = kept
        .map((sentence) => clauseAround(sentence, { start: sentence.end - 2, end: sentence.end - 1 }, { least: 4 }))
        .filter((one): one is Fragment => one !== null)
        .sort(
          (one, other) => namesDream(one) - namesDream(other) || countWords(other.text) - countWords(one.text),
        )[0] ?? {
        responseId: passage.responseId,
        laborNumber: passage.laborNumber,
        start: passage.start,
        end: passage.end,
        text: passage.text,
      };
      const weight = 1 + Math.max(...kept.map(reading.salience));
      return [observation(first.language, { kind: 'dream', fragment }, [passage], weight, passage.text)];
    })
    .slice(0, 2);
};

/** How a trade is done, and turns of phrase, are nobody's step aside. */
const statesRule =
  /(?<!\p{L})(?:you (?:can(?:'t|not)?|could|must|have to|need|should|want|ask|call|get|don't|do not|never|always|just)|what you'd|you'd (?:call|think|want|never|have|need|better)|man (?:muss|soll\p{L}*|darf|kann|braucht|nimmt|macht|sagt|weiß|weiss)|hay que|uno (?:tiene|debe|puede))(?!\p{L})/iu;
const leastShifts = 3;
const opensCondition = 'if|when|that|whether|wenn|ob|dass|falls|si|cuando|que';

/** A Labor in which the client turns from "I" to a general "you". */
export const observeShift: Observer = (reading) => {
  const made = reading.matter.answers.flatMap(({ answer, language, sentences }): Observation[] => {
    if (!language) return [];
    return triggers[language].shift.flatMap(([to, forms]): Observation[] => {
      const pattern = words(forms, 'giu');
      const general = sentences.filter(
        (sentence) =>
          isOwnAndReal(sentence) &&
          isReadable(sentence) &&
          sentence.voices.length === 0 &&
          !hasAny(sentence, 'noShift') &&
          !statesRule.test(plainApostrophes(sentence.text)) &&
          (sentence.text.match(pattern)?.length ?? 0) > 0,
      );
      const own = sentences.filter(({ speaker, self }) => speaker === 'own' && self);
      const times = general.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
      if (times < leastShifts || general.length < 2 || own.length < 2) return [];
      const ranked = [...general].sort((one, other) => reading.salience(other) - reading.salience(one));
      for (const sentence of ranked) {
        const at = sentence.text.search(pattern);
        const fragment = clauseAround(
          sentence,
          { start: sentence.start + at, end: sentence.start + at + 2 },
          { least: 4 },
        );
        if (!fragment || new RegExp(`^(?:${opensCondition})\\s`, 'iu').test(fragment.text)) continue;
        const weight = reading.salience(sentence) + 0.4;
        return [
          observation(
            language,
            { kind: 'shift', laborNumber: answer.laborNumber, to, fragment },
            [passageFrom(reading, sentence)],
            weight,
            `${answer.laborNumber}`,
          ),
        ];
      }
      return [];
    });
  });
  return made.sort((one, other) => other.weight - one.weight).slice(0, 1);
};

/** The own sentence with the highest measure, for when nothing else is found. */
export const observeWeight: Observer = (reading) => {
  const ranked = reading.matter.sentences
    .filter((sentence) => canClaim(sentence) && sentence.words >= 5 && sentence.voices.length === 0)
    .sort((one, other) => reading.salience(other) - reading.salience(one));
  for (const sentence of ranked) {
    const fragment = clauseAround(sentence, { start: sentence.end - 2, end: sentence.end - 1 }, { least: 4 });
    if (!fragment || (sentence.self && !first.test(fragment.text))) continue;
    return [
      observation(
        sentence.language,
        { kind: 'weight', fragment },
        [passageFrom(reading, sentence)],
        reading.salience(sentence),
        fragment.text,
      ),
    ];
  }
  return [];
};
