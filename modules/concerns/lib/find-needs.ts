import { isOwnStatement, readSense, type SenseLanguage, type SenseSentence } from '#modules/text-analysis/public';
import type { Need } from '../data/need';
import { compileField, foldText } from './compile';
import type { FieldHits } from './learned/features';
import { type LearnedAlone, type LearnedSentence, learnedNeeds, placeByWords } from './learned/learned-needs';
import { needs } from './needs';

/** An answer as far as its needs are read. */
export interface WrittenAnswer {
  readonly laborNumber: number;
  readonly laborName: string;
  readonly text: string;
}

/** A sentence that carries a need, word for word; without doubt the writer's own, affirmed and real. */
export interface NeedSentence {
  readonly laborNumber: number;
  readonly laborName: string;
  readonly text: string;
}

/** A concern that somebody writes about; `weight` from 0 to 1 says how clearly. */
export interface FoundNeed {
  readonly need: Need;
  readonly weight: number;
  /** The clearest first; empty where only questions, wishes and denials speak of it. */
  readonly sentences: readonly NeedSentence[];
}

interface Compiled {
  readonly need: Need;
  readonly strong: RegExp;
  readonly weak: RegExp;
}

const compiled = new Map<SenseLanguage, readonly Compiled[]>();
const compiledNeeds = (language: SenseLanguage): readonly Compiled[] => {
  const known = compiled.get(language);
  if (known) return known;
  const made = needs.map((need) => ({
    need,
    strong: compileField(need.fields[language].strong),
    weak: compileField(need.fields[language].weak),
  }));
  compiled.set(language, made);
  return made;
};

/** What one hit of a field counts. */
const strongHit = 0.7;
const weakHit = 0.25;
/** Sentences that count together. */
const reach = 6;
/** What words that speak only together can count at most. */
const mostWithoutStrong = 0.6;
/** What is clear in one place of a text gains this much from another Labor that says it too. */
const again = 0.08;
/** What a need keeps of its weight that is hardly spoken of beside the one most spoken of. */
const aside = 0.35;
/** What a sentence with a mere hint counts beside a clear one. */
const hint = 0.15;
/** Below this it is no more than a single hint. */
const least = 0.2;
/** From here on a need may be suggested to its writer; less only helps to rank. */
export const clearNeed = 0.45;

const negated =
  /(?<![\p{L}])(?:not|no|never|nobody|nothing|none|without|cannot|hardly|barely|stopped|\p{L}+n't|nicht|nie|niemals|niemand\p{L}*|kein\p{L}*|nichts|ohne|kaum|nada|nadie|nunca|ya no|sin|ni|ningun\p{L}*|apenas)(?![\p{L}])/gu;
const well =
  /(?<![\p{L}])(?:sleep (?:fine|well|like)|schlafe (?:gut|wie)|duermo (?:bien|como)|not that|that is not it)(?![\p{L}])/gu;

interface Hit {
  readonly key: string;
  readonly value: number;
  readonly strong: boolean;
  /** Of words that are not denied, or of a denial that is the need itself; hints beside a denial are not. */
  readonly sure: boolean;
}

/** How far a sentence may speak for its writer: not at all in others' words, in what is over, and in dreams. */
const trustOf = (sentence: SenseSentence, need: Need): number => {
  if (sentence.speaker !== 'own' || sentence.time === 'no-longer') return 0;
  if (sentence.reality === 'dream') return need.id === 'dreams' ? 1 : 0;
  if (sentence.reality === 'hypothetical') return 0.5;
  if (sentence.reality !== 'real' || sentence.doubtful) return 0.8;
  return 1;
};

/** Hits of all word fields in a folded text; several forms of one word count once. */
export const hitsOfFields = (folded: string, language: SenseLanguage): FieldHits =>
  new Map(
    compiledNeeds(language).flatMap(({ need, strong, weak }) => {
      const hits = {
        strong: matchesOf(strong, folded).length,
        weak: new Set(matchesOf(weak, folded).map((found) => found.slice(0, 5))).size,
      };
      return hits.strong + hits.weak > 0 ? [[need.id, hits] as const] : [];
    }),
  );

const matchesOf = (pattern: RegExp, folded: string): string[] => [...folded.matchAll(pattern)].map(([found]) => found);

/** A sentence as it is searched: whole, and without the words it denies. */
interface ReadSentence {
  readonly sentence: SenseSentence;
  readonly whole: string;
  readonly undenied: string;
}

const readSentence = (sentence: SenseSentence): ReadSentence => {
  const whole = foldText(sentence.text).replace(well, ' ');
  if (sentence.negations.length === 0) return { sentence, whole, undenied: whole };
  const letters = [...Array(sentence.text.length).keys()].map((at) =>
    sentence.negations.some(({ start, end }) => at >= start - sentence.start && at < end - sentence.start)
      ? ' '
      : sentence.text[at],
  );
  return { sentence, whole, undenied: sentence.polarity === 'negated' ? foldText(letters.join('')) : whole };
};

/** True of words that are no hit without their negator: `cannot sleep`, but not `hide nothing about money`. */
const isDenial = (found: string, strong: RegExp): boolean => {
  const bare = found.replace(negated, ' ').replace(/ +/gu, ' ').trim();
  return bare !== found && bare.search(strong) < 0;
};

/** Hits of one need in one sentence. Of denied words only those count that are a denial themselves: `cannot sleep`. */
const hitsIn = ({ sentence, whole, undenied }: ReadSentence, { need, strong, weak }: Compiled): Hit[] => {
  const trust = trustOf(sentence, need);
  if (trust === 0) return [];
  const denials = whole === undenied ? [] : matchesOf(strong, whole).filter((found) => isDenial(found, strong));
  const rest = denials.length > 0 ? whole : undenied;
  const sure = sentence.polarity === 'affirmed' || denials.length > 0;
  return [
    ...[...denials, ...matchesOf(strong, undenied)].map((found) => ({
      key: found.slice(0, 8),
      value: strongHit * trust,
      strong: true,
      sure: true,
    })),
    ...matchesOf(weak, rest).map((found) => ({ key: found.slice(0, 5), value: weakHit * trust, strong: false, sure })),
  ];
};

/** A sentence as the learned part reads it: what it denies counts only where the denial is a need itself. */
const toLearned = ({ whole, undenied }: ReadSentence, language: SenseLanguage): LearnedSentence => {
  const isNeed =
    whole === undenied ||
    compiledNeeds(language).some(({ strong }) => matchesOf(strong, whole).some((found) => isDenial(found, strong)));
  const text = isNeed ? whole : undenied;
  return { text, hits: hitsOfFields(text, language) };
};

const together = (hits: readonly Hit[]): number => {
  if (!hits.some(({ sure }) => sure)) return 0;
  const best = new Map<string, number>();
  for (const { key, value } of hits) best.set(key, Math.max(best.get(key) ?? 0, value));
  const all = 1 - [...best.values()].reduce((left, value) => left * (1 - value), 1);
  return hits.some(({ strong }) => strong) ? all : Math.min(mostWithoutStrong, all);
};

interface Carried {
  readonly sentence: NeedSentence;
  readonly weight: number;
  readonly quotable: boolean;
}

interface InAnswer {
  readonly weight: number;
  readonly carried: readonly Carried[];
}

/** What the learned part counts beside the fields. */
const learnedCounts = 0.85;
const fieldsCount = 0.75;
/** Below this the learned part says nothing. */
const leastLearned = 0.08;

const combined = (fields: number, learned: number): number =>
  1 - (1 - fieldsCount * fields) * (1 - (learned < leastLearned ? 0 : learnedCounts * learned));

/** From here on the learned part takes a sentence for one that speaks of the need. */
const likelyEnough = 0.5;
/** From here on it is certain of it. */
const certain = 0.97;

/**
 * True of a sentence that surely speaks of the need: a word of a field may be meant in another sense ("what holds me back"), so the rest
 * of the sentence has to point there as well.
 */
const isSure = (hits: readonly Hit[], learned: LearnedAlone, id: string): boolean => {
  if (!hits.some(({ strong, sure }) => strong && sure)) return false;
  const likely = learned.shares.get(id) ?? 0;
  const { place, none } = placeByWords(learned, id);
  const hasWeak = hits.some(({ strong, sure }) => !strong && sure);
  return (
    (likely >= likelyEnough && none < 0.5 && place <= 3) ||
    (hasWeak && none < 0.65 && place <= 10) ||
    (likely >= certain && place <= 20)
  );
};

interface Learned {
  readonly alone: readonly LearnedAlone[];
  readonly together: ReadonlyMap<string, number>;
}

const inAnswer = (answer: WrittenAnswer, read: readonly ReadSentence[], one: Compiled, learned: Learned): InAnswer => {
  const hits = read.map((sentence) => hitsIn(sentence, one));
  let fields = 0;
  for (let from = 0; from < hits.length; from += 1)
    fields = Math.max(fields, together(hits.slice(from, from + reach).flat()));
  const carried = hits.flatMap((own, index) => {
    const sentence = read[index]?.sentence;
    const alone = learned.alone[index];
    const likely = alone?.shares.get(one.need.id) ?? 0;
    return sentence && alone && (own.length > 0 || likely >= likelyEnough)
      ? [
          {
            sentence: { laborNumber: answer.laborNumber, laborName: answer.laborName, text: sentence.text.trim() },
            weight: combined(together(own), likely),
            quotable: isOwnStatement(sentence) && isSure(own, alone, one.need.id),
          },
        ]
      : [];
  });
  // Words that are denied or quoted point to a need as well: what no sentence affirms is none.
  return { weight: fields > 0 ? combined(fields, learned.together.get(one.need.id) ?? 0) : 0, carried };
};

/** How much of what somebody wrote speaks of a need. */
const prominenceOf = (parts: readonly InAnswer[]): number =>
  parts
    .flatMap(({ carried }) => carried)
    .reduce((sum, { weight }) => sum + (weight >= clearNeed ? weight : weight * hint), 0);

/** What one answer says of each need. */
export type ReadAnswer = ReadonlyMap<Need, readonly InAnswer[]>;

/** Reads one answer; its sentences may be in several languages. */
export const readAnswer = (answer: WrittenAnswer, known?: SenseLanguage): ReadAnswer => {
  const found = new Map<Need, InAnswer[]>();
  const sentences = readSense(answer.text, known);
  const read = sentences.map(readSentence);
  for (const language of new Set(sentences.map((one) => one.language))) {
    const own = read.filter(({ sentence }) => sentence.language === language && sentence.speaker === 'own');
    const learned = learnedNeeds(
      own.map((one) => toLearned(one, language)),
      language,
    );
    for (const one of compiledNeeds(language)) {
      const part = inAnswer(answer, own, one, learned);
      if (part.weight > 0) found.set(one.need, [...(found.get(one.need) ?? []), part]);
    }
  }
  return found;
};

/** The concerns of which a client's own sentences speak, the clearest first. */
export const weighNeeds = (answers: readonly ReadAnswer[]): FoundNeed[] => {
  const found = new Map<Need, InAnswer[]>();
  for (const [need, parts] of answers.flatMap((one) => [...one]))
    found.set(need, [...(found.get(need) ?? []), ...parts]);
  const spokenOf = new Map([...found].map(([need, parts]) => [need, prominenceOf(parts)] as const));
  const most = Math.max(...spokenOf.values());
  return [...found]
    .flatMap(([need, parts]) => {
      const clear = parts.filter(({ weight }) => weight >= least);
      if (clear.length === 0) return [];
      const repeated = Math.max(0, clear.filter((part) => part.weight >= clearNeed).length - 1);
      const own = Math.min(1, Math.max(...clear.map((part) => part.weight)) + again * repeated);
      const weight = own * (aside + (1 - aside) * ((spokenOf.get(need) ?? 0) / most));
      const sentences = clear
        .flatMap(({ carried }) => carried)
        .filter(({ quotable, weight }) => quotable && weight >= clearNeed)
        .sort((a, b) => b.weight - a.weight)
        .map(({ sentence }) => sentence);
      return [{ need, weight, sentences }];
    })
    .sort((a, b) => b.weight - a.weight || a.need.id.localeCompare(b.need.id));
};

/** The same of answers at once; where requests wait, read one answer a turn. */
export const findNeeds = (answers: readonly WrittenAnswer[], known?: SenseLanguage): FoundNeed[] =>
  weighNeeds(answers.map((answer) => readAnswer(answer, known)));
