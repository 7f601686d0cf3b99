import { countWords, plainApostrophes } from '#modules/text-analysis/public';
import { observation } from '../build';
import { clauseAround } from '../clauses';
import { isNear } from '../dreaming';
import type { ReadSentence } from '../matter';
import type { Fragment, Observation, Passage } from '../observation';
import type { Observer } from './observer';

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

const mostOfDream = 120;
const leastOfDream = 9;
const mostAfterDream = 6;
/** A dream ends where its writer wakes. */
const wakes =
  /(?<!\p{L})(?:woke|wake|waking|awake|in the morning|next morning|when I got up|aufgewacht|wach|wachte|am Morgen|in der Früh|beim Frühstück|despert\p{L}*|por la mañana|a la mañana|amanec\p{L}*)(?!\p{L})/iu;

/** A dream goes on in its paragraph without the word for it, no matter who speaks in it, until somebody wakes. */
const goOn = (dream: readonly ReadSentence[], sentences: readonly ReadSentence[]): readonly ReadSentence[] => {
  const whole = [...dream];
  for (let more = 0; more < mostAfterDream; more += 1) {
    const last = whole.at(-1);
    const next = sentences.find((one) => one.answer === last?.answer && one.index === last.index + 1);
    if (!last || !next || wakes.test(next.text)) break;
    if (!isNear(last, next)) break;
    whole.push(next);
  }
  return whole;
};
/** A dream begins with the sentence before it that names it, where that stands in its paragraph: "A dream: …". */
const fromItsStart = (dream: readonly ReadSentence[], sentences: readonly ReadSentence[]): readonly ReadSentence[] => {
  const [first] = dream;
  if (!first) return dream;
  const earlier = sentences.filter(
    (one) => one.answer === first.answer && one.index < first.index && isNear(one, first),
  );
  const from = earlier.findLastIndex(({ text }) => namesItself.test(text));
  const opens = earlier.findIndex(({ text }) => announcesItself.test(text));
  if (opens === 0 && earlier.length <= mostAnnounced) return [...earlier, ...dream];
  return from >= 0 && earlier.length - from <= mostBeforeDream ? [...earlier.slice(from), ...dream] : dream;
};
const mostBeforeDream = 4;
/** "Dream, since somebody will ask." opens a paragraph that is one. */
const announcesItself =
  /^["'“„«(]*(?:(?:a|my|the|ein|mein|der|un|mi|el) )?(?:dreams?|nightmare|traum|träume?|sueño)(?!\p{L})/iu;
const mostAnnounced = 10;
/** What is said of a dream afterwards is not the dream. */
const isAfterthought =
  /^["'“„«(]*(?:and |und |y )?(?:even|not even|only|sogar|selbst|nicht einmal|nicht mal|hasta|ni siquiera|ni) (?:in|im|en)(?!\p{L})/iu;
const namesItself = /(?<!\p{L})(?:dreams?|nightmare|traum|träume?|sueño)(?!\p{L})/iu;

const wordsUpTo = (sentences: readonly ReadSentence[], at: number): number =>
  sentences.slice(0, at + 1).reduce((sum, { words: count }) => sum + count, 0);

/** Speaks of dreams in general, not of one. */
const ofDreams =
  /(?<!\p{L})(?:such dreams|dreams like (?:that|this)|solche\p{L}* träume\p{L}*|(?:esos|tales) sueños|sueños así)(?!\p{L})/iu;

const namesDream = ({ text }: Fragment): number => Number(/(?:dream|nightmare|traum|träum|sueñ|soñ)/iu.test(text));

const saysDreamt =
  /(?<!\p{L})(?:I (?:dreamt|dreamed|had (?:a|this|the same) (?:\p{L}+ )?(?:dream|nightmare))(?! of (?:being|becoming|having|a day))|(?:ein traum,? (?:ja )?den (?:hab|habe|träum) ich|a dream i (?:keep (?:on )?having|have (?:a lot|often))|un sueño que (?:tengo|se (?:me )?repite))|(?:ich )?(?:habe|hab|hatte) (?:ich )?(?:\p{L}+ ){0,3}geträumt|geträumt (?:habe|hab|hatte) ich(?! nie| nicht| von)|ich träume? (?:davon|das|den traum|dass ich)|sueño que|I dream (?:that )?I(?: am|'m)|träumte ich|mir träumte|soñé que)(?!\p{L})/iu;

/** Somebody else's dream: "what he dreamt". */
const dreamtByOthers =
  /(?<!\p{L})(?:he|she|they|er|sie|él|ella|ellos)(?:'s|'d)? (?:\p{L}+ ){0,3}(?:dreamt|dreamed|dreams|geträumt|träumt\p{L}*|soñ\p{L}*|sueñan?)(?!\p{L})/iu;

/** By its sense, or because the client says so where the sentence was not told apart. */
const isDreamt = ({ reality, speaker, text, voices, start }: ReadSentence): boolean => {
  const said = saysDreamt.exec(text);
  if (!said && dreamtByOthers.test(plainApostrophes(text))) return false;
  const isBeforeVoices = said !== null && voices.every((voice) => voice.start - start > said.index);
  return isBeforeVoices || (speaker !== 'quoted' && speaker !== 'reported' && (reality === 'dream' || said !== null));
};

/** Dreams of the client. */
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
    const isNext = last?.answer === sentence.answer && last.index === sentence.index - 1 && isNear(last, sentence);
    if (current && isNext) current.push(sentence);
    else dreams.push([sentence]);
  }
  return dreams
    .flatMap((dream): Observation[] => {
      if (wordsUpTo(dream, dream.length - 1) < leastOfDream) return [];
      const whole = goOn(fromItsStart(dream, sentences), sentences);
      const kept = whole.filter((_, at) => wordsUpTo(whole, at) <= mostOfDream);
      const passage = dreamPassage(kept);
      const [first] = kept;
      // To smile in one's sleep is no dream: the word for it stands in the passage.
      if (
        !passage ||
        !first ||
        namesDream(passage) === 0 ||
        ofDreams.test(first.text) ||
        isAfterthought.test(first.text)
      )
        return [];
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
