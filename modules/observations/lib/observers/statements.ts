import { countWords, plainApostrophes, type SenseLanguage } from '#modules/text-analysis/public';
import { arrange, laborsOf, observation } from '../build';
import { clauseAround, fragmentOf, type Range } from '../clauses';
import { type Found, findAll, hasAny } from '../find';
import type { ReadSentence } from '../matter';
import type { Fragment, Passage } from '../observation';
import type { Token } from '../tokens';
import { readAsked, worthOf } from '../worth';
import { findHits, group, type Hit, separate } from './collect';
import { isOwnAndReal, type Observer, passageFrom, type Reading } from './observer';

const wholeOf = (sentence: ReadSentence): Fragment | null =>
  sentence.voices.length === 0 ? fragmentOf(sentence, sentence) : null;

const reachesEnd = ({ end }: Fragment, sentence: ReadSentence): boolean =>
  /^[\s.!?…"“”»)]*$|^\s?[:;—–]/u.test(sentence.answer.text.slice(end, sentence.end));

/** What follows "… is that" where it is a clause, else the clause as it stands. */
const cutConclusion = (sentence: ReadSentence, found: Found): Fragment | null => {
  const lead = findAll(sentence, 'conclusionLeads').find(
    ({ start, end }) =>
      /\s/u.test(sentence.answer.text[end] ?? '') &&
      end > found.start &&
      start < found.end + 40 &&
      start >= found.start,
  );
  // A conclusion may be long; its sentence is shown whole in any case.
  const clause = clauseAround(sentence, found, { least: 4, keepReasons: true, most: 24 });
  const isShort = sentence.voices.length === 0 && sentence.words <= 24;
  // What stops halfway may say the opposite of the sentence.
  const whole = clause && (reachesEnd(clause, sentence) || !isShort) ? clause : wholeOf(sentence);
  if (!lead) return whole;
  const rest: Range = { start: lead.end + 1, end: lead.end + 2 };
  if (rest.end >= sentence.end) return whole;
  const after = clauseAround(sentence, rest, { least: 4, atMatch: true, keepReasons: true });
  return after && reachesEnd(after, sentence) ? after : whole;
};

/** What stands after "What nobody knows:"; the colon makes it look like speech. */
const announced = (sentence: ReadSentence): Range | null => {
  const first = findAll(sentence, 'hide')[0];
  if (!first || first.start !== sentence.start || sentence.answer.text[first.end] !== ':') return null;
  const start = first.end + 1 + (/^\s*/u.exec(sentence.answer.text.slice(first.end + 1))?.[0].length ?? 0);
  return start + 2 < sentence.end ? { start, end: start + 1 } : null;
};

const cutHidden = (sentence: ReadSentence, found: Found): Fragment | null => {
  const after = announced(sentence);
  if (after) return clauseAround(sentence, after, { atMatch: true });
  return /^(?:what|was|lo que)\s/iu.test(sentence.text)
    ? cutConclusion(sentence, found)
    : clauseAround(sentence, found);
};

/** "I should have told her" is unreal in form and says what was not told. */
const canBeHidden = (sentence: ReadSentence): boolean =>
  announced(sentence) !== null ||
  isOwnAndReal(sentence) ||
  (sentence.speaker === 'own' && sentence.reality === 'hypothetical' && hasAny(sentence, 'owed'));

/** "What do I hide, idk." says the question again, and answers that there is nothing. */
const repeatsQuestion =
  /^["'(¿]*(?:what (?:do|did) i (?:hide|keep|not)|what i hide(?=[,.:?]| is nothing)|hiding[,.:?]|verstecken(?: tu(?:e)? ich)? nichts|was ich verstecke[,?.]|ich verstecke nichts|ich habe? nichts zu verstecken|esconder, (?:poca cosa|nada)|qué escondo|no escondo nada|i hide nothing|i don't hide|i have nothing to hide)|(?:idk|no idea|keine ahnung|ni idea)[.!]?$/iu;

export const observeHide: Observer = (reading) =>
  group(
    reading,
    'hide',
    findHits(reading, 'hide', {
      except: 'noHide',
      refuse: 'outside',
      stands: /^(?:nobody|no one|no-one|niemand|keiner|kein mensch|nadie) /iu,
      accept: (sentence) => canBeHidden(sentence) && !repeatsQuestion.test(plainApostrophes(sentence.text)),
      cut: cutHidden,
    }),
    1.2,
  );

/** "I used to think … Now I think …": what is thought now stands in the sentence after. */
const opensNow =
  /^["'“„«]?(?:and |but |und |aber |y |pero )?(?:now|these days|today|since then|heute|jetzt|inzwischen|seither|seitdem|ahora|hoy|desde entonces)(?!\p{L})/iu;
const thoughtBefore =
  /(?<!\p{L})(?:used to|had supposed|always (?:thought|believed|supposed)|früher|immer gedacht|immer geglaubt|lange gedacht|antes|siempre (?:creí|creía|pensé|pensaba))(?!\p{L})/iu;

/** The sentence with what is thought now, after one with what was thought before. */
const goesOnNow = (reading: Reading, { answer, index, text }: ReadSentence): ReadSentence | null => {
  const next = reading.matter.sentences.find((one) => one.answer === answer && one.index === index + 1);
  return next !== undefined && thoughtBefore.test(text) && opensNow.test(next.text) ? next : null;
};

const withAfter = (reading: Reading, { sentence }: Hit): Passage => {
  const passage = passageFrom(reading, sentence);
  const next = goesOnNow(reading, sentence);
  return next ? { ...passage, end: next.end, text: sentence.answer.text.slice(passage.start, next.end) } : passage;
};

/** A saying of somebody else: "as my mother used to say", "hat die Großmutter immer gesagt", "decía mi abuela". */
const said =
  /(?<!\p{L})(?:(?:my|our) \p{L}+ (?:always |often |used to )?(?:said|says?)|as \p{Lu}\p{L}+ (?:said|says|used to say)|(?:hat|hab|habe|haben) (?:die|der|das|mein\p{L}*|unser\p{L}*) \p{L}+ (?:immer |oft |stets |gern )?gesagt|(?:sagte|sagt|meinte) (?:die|der|mein\p{L}*|unser\p{L}*) \p{L}+|(?:decía|dijo|dice|decían) (?:siempre )?(?:mi|mis|el|la|los|las) \p{L}+|(?:mi|el|la) \p{L}+ (?:siempre )?(?:decía|dijo|dice))(?!\p{L})/iu;

/** "That is true." concludes nothing that can be read by itself. */
const shortestConclusion = 5;

/** Where the client says what it comes down to. */
export const observeConclusion: Observer = (reading) => {
  const hits = findHits(reading, 'conclusion', { cut: cutConclusion, refuse: 'nothing' }).filter(
    ({ sentence, fragment }) =>
      countWords(fragment.text) >= shortestConclusion &&
      !said.test(plainApostrophes(sentence.text)) &&
      (!thoughtBefore.test(sentence.text) || goesOnNow(reading, sentence) !== null),
  );
  return group(reading, 'conclusion', hits, 1.1, (hit) => withAfter(reading, hit));
};

/** The sentence before it belongs to what has stayed, no matter who speaks in it. */
const withBefore = (reading: Reading, { sentence }: Hit): Passage => {
  const { answer, index, end } = sentence;
  const before = reading.matter.sentences.find((one) => one.answer === answer && one.index === index - 1);
  const isNear = before !== undefined && !/\n/u.test(answer.text.slice(before.end, sentence.start));
  const start = isNear && before.words + sentence.words <= mostTogether ? before.start : sentence.start;
  const { responseId, laborNumber, text } = answer;
  return { responseId, laborNumber, start, end, text: text.slice(start, end), by: null };
};
const mostTogether = 70;

/** What the client says has stayed in their mind, with the sentence before it. */
export const observeStays: Observer = (reading) => {
  const hits = findHits(reading, 'stays', {
    refuse: 'nothing',
    cut: (sentence) => fragmentOf(sentence, sentence),
  });
  const [best] = hits;
  if (!best) return [];
  const fragments = hits.map(({ fragment }) => fragment);
  const passages = arrange(hits.map((hit) => withBefore(reading, hit)));
  return [
    observation(
      best.sentence.language,
      { kind: 'stays', fragments, labors: laborsOf(fragments) },
      passages,
      best.weight + 1.6,
      best.fragment.text,
    ),
  ];
};

export const observeFear: Observer = (reading) =>
  group(reading, 'fear', findHits(reading, 'fear', { except: 'noFear' }), 0.8);

/** "Says I'm like a wet Wednesday" leaves out who says so. */
const opensAsSaid = /^(?:says?|said|thinks?|sagt|meint|findet|dicen?)(?!\p{L})/iu;

export const observeFigure: Observer = (reading) =>
  group(
    reading,
    'figure',
    findHits(reading, 'figure', {
      except: 'noFigure',
      refuse: 'phrase',
      accept: (sentence) => isOwnAndReal(sentence) && !opensAsSaid.test(sentence.text),
    }),
    0.6,
  );

export const observeSelfName: Observer = (reading) =>
  group(reading, 'self-name', findHits(reading, 'selfName', { refuse: 'phrase' }), 0.8);

/** Wishes of now: what somebody wanted once is no wish. */
const isPresentWish = ({ speaker, reality, time }: ReadSentence): boolean =>
  speaker === 'own' && (reality === 'wish' || reality === 'real') && time !== 'past-habit' && time !== 'no-longer';

export const observeWish: Observer = (reading) =>
  group(reading, 'wish', findHits(reading, 'wish', { except: 'noWish', accept: isPresentWish }), 0.8);

export const observeStance: Observer = (reading) =>
  separate(reading, findHits(reading, 'stance', { except: 'noStance', refuse: 'outside' }), 0.6, ({ fragment }) => ({
    kind: 'stance',
    fragment,
  }));

export const observeShadow: Observer = (reading) =>
  separate(reading, findHits(reading, 'shadow', { refuse: 'outside' }), 0.6, ({ fragment }) => ({
    kind: 'shadow',
    fragment,
  }));

export const observeThreshold: Observer = (reading) =>
  separate(
    reading,
    findHits(reading, 'threshold', { refuse: 'outside' }),
    0.5,
    ({ fragment }) => ({ kind: 'threshold', fragment }),
    2,
  );

/** Done in the present or by habit; a plan or a denial is no rite. */
const isRepeated = ({ speaker, reality, time, polarity }: ReadSentence): boolean =>
  speaker === 'own' && reality === 'real' && polarity !== 'negated' && (time === 'present' || time === 'past-habit');

export const observeRite: Observer = (reading) =>
  separate(
    reading,
    findHits(reading, 'rite', {
      except: 'noRite',
      accept: isRepeated,
    }),
    0.6,
    ({ fragment }) => ({ kind: 'rite', fragment }),
    2,
  );

export const observeBody: Observer = (reading) =>
  separate(
    reading,
    findHits(reading, 'body', { refuse: 'nothing' }),
    0.7,
    ({ fragment }) => ({ kind: 'body', fragment }),
    2,
  );

const overlap = (text: string, other: string): number => {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const known = new Set(other.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  return words.length === 0 ? 1 : words.filter((word) => known.has(word)).length / words.length;
};

const opensQuestion =
  /^(?:what|which|who|whom|whose|where|when|why|how|was|welche\p{L}*|wer|wen|wem|wo|wann|warum|wie|woran|worum|wofür|qué|cuál\p{L}*|quién\p{L}*|dónde|cuándo|por|cómo|a|en)$/u;
/** Words of four letters and more of each question of a Labor, by their stems. */
const readLines = (prompt: string, language: SenseLanguage): readonly ReadonlySet<string>[] =>
  prompt.split('\n').map((line) => readAsked((line.match(/\p{L}{4,}/gu) ?? []).join(' '), language));

/** Half of its words, by their stems, are those that the Labor asks with; or it asks and has half of the words of one question. */
export const repeatsPrompt = (tokens: readonly Token[], prompt: string, language: SenseLanguage): boolean => {
  const asked = readAsked(prompt, language);
  const content = tokens.filter((token) => worthOf(token, language) > 0);
  if (content.length > 0 && content.filter(({ lemma }) => asked.has(lemma.toLowerCase())).length * 2 >= content.length)
    return true;
  if (!opensQuestion.test(tokens[0]?.lower ?? '') || tokens.some(({ text }) => text === ':')) return false;
  const own = new Set(tokens.map(({ lemma }) => lemma.toLowerCase()));
  return readLines(prompt, language).some(
    (line) => line.size > 2 && [...line].filter((lemma) => own.has(lemma)).length * 2 >= line.size,
  );
};

/** Words of four letters and more that a question shares with what was asked. */
const sharedWith = (text: string, prompt: string): number => {
  const asked = new Set(prompt.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  return new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => asked.has(word))).size;
};

const toOneself =
  /(?<!\p{L})(?:i|me|my|i'm|we|our|ich|mich|mir|mein\p{L}*|wir|uns|unser\p{L}*|yo|me|mí|mi|mis|nos)(?!\p{L})|\p{L}(?:aré|eré|iré|ría)(?!\p{L})/iu;
/** Repeats what was asked: "What I would keep?", "Was ich mitgekriegt habe?" */
const echo =
  /^["'„“]*(?:und |and |y )?(?:what|where|why|how|who|was|wo|wofür|warum|wie|wer|wann|woran|qué|dónde|cómo) (?:i|my|the|ich|mich|mir|mein\p{L}*|der|die|das|ein\p{L}*)(?!\p{L})/iu;
const second =
  /(?<!\p{L})(?:you|your|du|dich|dir|dein\p{L}*|hast|bist|weißt|weisst|sie wissen|tú|te|tu|tus|vos|sabés|sabes|usted)(?!\p{L})/iu;

/** Questions to oneself; those that repeat what the Labor asks are not the client's. */
export const observeQuestion: Observer = (reading) => {
  const hits = reading.matter.sentences
    .filter(
      ({ speaker, reality, text, answer, voices, tokens, language }) =>
        speaker === 'own' &&
        reality === 'question' &&
        voices.length === 0 &&
        /\?\s*$/u.test(text) &&
        overlap(text, answer.prompt) < 0.6 &&
        sharedWith(text, answer.prompt) < 2 &&
        !repeatsPrompt(tokens, answer.prompt, language) &&
        toOneself.test(text) &&
        !echo.test(text) &&
        !second.test(text),
    )
    .filter((sentence) => !hasAny(sentence, 'noShift') && !hasAny(sentence, 'noQuestion'))
    .flatMap((sentence) => {
      const count = countWords(sentence.text);
      if (count < 4 || count > 14) return [];
      const fragment = clauseAround(sentence, { start: sentence.end - 1, end: sentence.end }, { least: count });
      const whole = fragment ?? null;
      return [
        {
          sentence,
          fragment: whole ?? {
            responseId: sentence.answer.responseId,
            laborNumber: sentence.answer.laborNumber,
            start: sentence.start,
            end: sentence.end,
            text: sentence.text,
          },
          found: { start: sentence.start, end: sentence.end, text: sentence.text, groups: {} },
          weight: reading.salience(sentence),
        },
      ];
    })
    .sort((one, other) => other.weight - one.weight);
  return group(reading, 'question', hits, 0.6);
};
