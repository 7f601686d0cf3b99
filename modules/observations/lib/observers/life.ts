import { plainApostrophes, words } from '#modules/text-analysis/public';
import { observation } from '../build';
import { clauseAround, isVoice } from '../clauses';
import { type Found, findAll, hasAny, listed, triggers } from '../find';
import type { ReadAnswer, ReadSentence } from '../matter';
import type { Fragment, Observation } from '../observation';
import { canClaim, isOwnAndReal, isReadable, type Observer, passageFrom, type Reading } from './observer';

interface Dated {
  readonly sentence: ReadSentence;
  readonly found: Found;
  readonly age: number | null;
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
      .map((found) => ({ sentence, found, age: ageFrom(found.groups.age ?? '', sentence) }))
      .filter(
        ({ age, found }) =>
          age !== null && age > 2 && age < 100 && !isVoice(sentence, found) && isOwnAge(sentence, found),
      );
    return ages.filter(
      ({ found }, at, all) =>
        !all.some((other, place) => place < at && other.found.start < found.end && found.start < other.found.end),
    );
  });

/** "Hasta los tres años" says how long something lasted, and no scene. */
const isLength = /^(?:hasta|desde|until|since|by|before|bis|seit)(?!\p{L})/iu;
/** "In one of them I'm eight": a picture is described. */
const isPicture = /(?<!\p{L})(?:i'm|in one of them|photo\p{L}*|picture|foto\p{L}*|bild|auf einem davon)(?!\p{L})/iu;

/** The earliest age of childhood at which something is told. */
export const observeScene: Observer = (reading) => {
  const scenes = findDates(reading)
    .filter(
      ({ sentence, age, found }) =>
        age !== null &&
        age <= 17 &&
        isReadable(sentence) &&
        sentence.reality === 'real' &&
        sentence.self &&
        !isLength.test(found.text) &&
        !isPicture.test(plainApostrophes(sentence.text)),
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

/** Figures that may be a year; in two figures only with an apostrophe or after a word for a time. */
const year =
  /(?<![\p{L}\d.,:/-]|[.,/-]\d{0,3})(?:(?<full>18[5-9]\d|19\d\d|20[0-4]\d)|['’](?<short>\d\d)|(?<=(?<!\p{L})(?:since|seit|anno|im Jahre?|desde el|en el|del año|el año|año) )(?<bare>[3-9]\d))(?![\d\p{L}:/]|[.,]\d| ?[€$£%])/giu;
/** What is counted, measured or paid is no year. */
const counts =
  /^ ?(?:euros?|dollars?|pounds?|pesos?|soles|naira|mark|schilling|francs?|franken|met(?:er|re)s?|metros?|kilos?|km|gramm|liter|lit(?:er|re)s|people|leute|menschen|personas|words|wörter|palabras|pieces|stück|times|mal|veces|miles|square|seiten|pages|páginas|kcal|calories|steps|schritte|pasos|head|cuotas|im monat|am tag|pro|a month|a day|a year|al mes|por|years?|days?|weeks?|months?|minutes?|hours?|jahre\p{L}*|tage\p{L}*|wochen|monate\p{L}*|minuten|stunden|años|días|meses|semanas|minutos|horas)(?!\p{L})/iu;
const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|aug|sept?|oct|nov|dec|januar|jänner|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|se(?:p)?tiembre|octubre|noviembre|diciembre';
const seasons =
  'spring|summer|autumn|fall|winter|christmas|easter|frühling|frühjahr|sommer|herbst|weihnachten|ostern|primavera|verano|otoño|invierno|navidad';
/** What makes figures a year: a word for a time, a day or a month before them, or brackets and lines of their own. */
const dates = new RegExp(
  `(?:(?<!\\p{L})(?:in|since|from|until|till|by|of|before|after|around|about|year|im|im jahre?|jahre?|seit|ab|bis|anno|von|vor|nach|um|ende|anfang|mitte|en|desde|hasta|de|del|año|el año|en el|hacia|${months}|${seasons})[.,]?|\\d{1,2}\\.|\\d[–-]|(?:18|19|20)\\d\\d(?:[^.!?\\n]{0,60},?)? (?:and|to|und|bis|y|a|hasta)) ?$|(?:^|\\n|[.!?(:;–—„“"«] ?)$`,
  'iu',
);

/** More of them are no help to anybody. */
const mostYears = 12;

/** So many characters before figures are looked at. */
const mostBefore = 90;

interface Year {
  readonly label: Fragment;
  readonly age: null;
  readonly year: number;
  /** Nothing around the figures says that they are one. */
  readonly isDoubtful: boolean;
}

/** "'87" was in the century before, unless it is still to come there. */
const inFull = (written: string): number => (Number(written) < 30 ? 2000 : 1900) + Number(written);

const findYears = ({ answer }: ReadAnswer): Year[] =>
  [...answer.text.matchAll(year)].flatMap((found) => {
    const { full, short, bare } = found.groups ?? {};
    const [start, end] = [found.index, found.index + found[0].length];
    const [before, after] = [
      answer.text.slice(Math.max(0, start - mostBefore), start),
      answer.text.slice(end, end + 24),
    ];
    if (counts.test(after)) return [];
    const written = full ?? short ?? bare ?? '';
    const { responseId, laborNumber } = answer;
    return {
      label: { responseId, laborNumber, start, end, text: found[0] },
      age: null,
      year: full ? Number(written) : inFull(written),
      isDoubtful:
        bare !== undefined
          ? /^ \p{Lu}?\p{L}/u.test(after) && !/^ (?:and|und|y|i|ich)(?!\p{L})/iu.test(after)
          : !dates.test(before),
    };
  });

/** All years that are written in figures, in their order; none where it is doubtful of one whether it is a year. */
export const observeLifeline: Observer = ({ matter }) => {
  const found = matter.answers.flatMap((one) => (one.sentences.length === 0 ? [] : findYears(one)));
  if (found.some(({ isDoubtful }) => isDoubtful)) return [];
  const points = found
    .map(({ label, age, year: value }) => ({ label, age, year: value }))
    .filter(
      (point, at, all) =>
        all.findIndex((one) => one.year === point.year && one.label.laborNumber === point.label.laborNumber) === at,
    )
    .sort((one, other) => one.year - other.year || one.label.laborNumber - other.label.laborNumber);
  const years = [...new Set(points.map((point) => point.year))];
  if (years.length < 2 || years.length > mostYears) return [];
  return [observation(matter.language, { kind: 'lifeline', points }, [], 0.5, years.join(' '))];
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
