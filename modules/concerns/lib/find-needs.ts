import {
  createTurns,
  isOwnStatement,
  isWrittenIn,
  readSense,
  readSenseInTurns,
  type SenseLanguage,
  type SenseSentence,
} from '#modules/text-analysis/public';
import type { Need } from '../data/need';
import {
  type Compiled,
  compileAdded,
  compiledNeeds,
  type Hit,
  hitsIn,
  prepareNeeds,
  type ReadSentence,
  readSentence,
  together,
  toLearned,
} from './field-hits';
import { type LearnedAlone, type LearnedSentence, type Likely, learnedNeeds } from './learned/learned-needs';
import { affirmedAlone, combined, isSure, likelyEnough } from './sure-sentence';

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

/** A concern that somebody writes about; `weight` from 0 to 1 says how clearly, by words that stand for it. */
export interface FoundNeed {
  readonly need: Need;
  readonly weight: number;
  /** From 0 to 1: how likely it is what the writer speaks of, among all needs; this ranks. */
  readonly likely: number;
  /** The clearest first; empty where only questions, wishes and denials speak of it. */
  readonly sentences: readonly NeedSentence[];
}

/** Sentences that count together. */
const reach = 6;
/** What is clear in one place of a text gains this much from another Labor that says it too. */
const again = 0.08;
/** What a need keeps of its weight that is hardly spoken of next to the one most spoken of. */
const aside = 0.35;
/** What a sentence with a mere hint counts next to a clear one. */
const hint = 0.15;
/** What words that stand for a need add to how likely it is: they are features of the learned part already. */
const plainly = 0.1;
/** Below this nothing points to it. */
const least = 0.02;
/** From here on a need may be suggested to its writer; less only helps to rank. */
export const clearNeed = 0.45;

interface Carried {
  readonly sentence: NeedSentence;
  readonly weight: number;
  readonly quotable: boolean;
}

interface InAnswer {
  readonly weight: number;
  readonly likely: Likely;
  readonly carried: readonly Carried[];
}

interface Learned {
  readonly alone: readonly LearnedAlone[];
  readonly together: ReadonlyMap<string, number>;
  readonly affirmed: ReadonlyMap<string, number>;
  readonly likely: ReadonlyMap<string, Likely>;
}

/** What an answer says of one need; a step for each sentence. */
function* inAnswer(
  answer: WrittenAnswer,
  read: readonly ReadSentence[],
  one: Compiled,
  learned: Learned,
): Generator<undefined, InAnswer> {
  const hits: Hit[][] = [];
  for (const sentence of read) {
    hits.push(hitsIn(sentence, one));
    yield;
  }
  let fields = 0;
  for (let from = 0; from < hits.length; from += 1)
    fields = Math.max(fields, together(hits.slice(from, from + reach).flat()));
  const carried: Carried[] = [];
  for (const [index, own] of hits.entries()) {
    const sentence = read[index]?.sentence;
    const alone = learned.alone[index];
    const likely = alone?.shares.get(one.need.id) ?? 0;
    if (!sentence || !alone || (own.length === 0 && likely < likelyEnough)) continue;
    carried.push({
      sentence: { laborNumber: answer.laborNumber, laborName: answer.laborName, text: sentence.text.trim() },
      weight: combined(together(own), alone.shares.get(one.need.id)),
      quotable: isOwnStatement(sentence) && isSure(own, alone, one.need.id),
    });
    yield;
  }
  const { id } = one.need;
  const weight = fields > 0 ? combined(fields, learned.together.get(id)) : affirmedAlone(learned.affirmed.get(id) ?? 0);
  const isLearned = learned.together.has(id);
  const known = learned.likely.get(id) ?? { most: 0, all: 0 };
  return { weight, likely: isLearned ? known : { most: weight, all: weight }, carried };
}

/** How much of what somebody wrote speaks of a need. */
const prominenceOf = (parts: readonly InAnswer[]): number =>
  parts
    .flatMap(({ carried }) => carried)
    .reduce((sum, { weight }) => sum + (weight >= clearNeed ? weight : weight * hint), 0);

/** What one answer says of each need. */
export type ReadAnswer = ReadonlyMap<Need, readonly InAnswer[]>;

/** Reads the sentences of one answer, which may be in several languages, in steps of some milliseconds. */
function* stepsOf(
  answer: WrittenAnswer,
  sentences: readonly SenseSentence[],
  added: readonly Need[],
): Generator<undefined, ReadAnswer> {
  const found = new Map<Need, InAnswer[]>();
  const read: ReadSentence[] = [];
  for (const sentence of sentences) {
    read.push(readSentence(sentence));
    yield;
  }
  for (const language of new Set(sentences.map((one) => one.language))) {
    yield* prepareNeeds(language);
    const inLanguage = read.filter(({ sentence }) => sentence.language === language);
    const own = inLanguage.filter(({ sentence }) => sentence.speaker === 'own');
    const texts: LearnedSentence[] = [];
    for (const one of inLanguage) {
      texts.push(toLearned(one, language));
      yield;
    }
    const all = yield* learnedNeeds(texts, language);
    // In a related language, words that happen to be known would decide.
    const isRead = isWrittenIn(language, own.map(({ sentence }) => sentence.text).join(' '));
    const learned = isRead ? all : { ...all, affirmed: new Map(), likely: new Map() };
    for (const one of [...compiledNeeds(language), ...compileAdded(added, language)]) {
      const part = yield* inAnswer(answer, own, one, learned);
      if (part.weight > 0 || part.likely.most > 0) found.set(one.need, [...(found.get(one.need) ?? []), part]);
    }
  }
  return found;
}

const readAnswer = (answer: WrittenAnswer, known?: SenseLanguage): ReadAnswer => {
  const steps = stepsOf(answer, readSense(answer.text, known), []);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

/** What one answer says of each need, those among them that staff added, for servers: of a long text it lets other work go first now and then. */
export const readAnswerInTurns = async (answer: WrittenAnswer, added: readonly Need[]): Promise<ReadAnswer> => {
  const takeTurn = createTurns();
  const steps = stepsOf(answer, await readSenseInTurns(answer.text), added);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await takeTurn();
  }
};

/** How likely each need is what all answers speak of: at the clearest place, and less where little else speaks of it. */
const likelyIn = (found: ReadonlyMap<Need, readonly InAnswer[]>): ReadonlyMap<Need, number> => {
  const sums = new Map(
    [...found].map(([need, parts]) => [need, parts.reduce((sum, { likely }) => sum + likely.all, 0)] as const),
  );
  const most = Math.max(...sums.values());
  return new Map(
    [...found].map(([need, parts]) => {
      const clearest = Math.max(...parts.map(({ likely }) => likely.most));
      return [need, clearest * (aside + (1 - aside) * (most > 0 ? (sums.get(need) ?? 0) / most : 0))] as const;
    }),
  );
};

/** The concerns of which a client's own sentences speak, the likeliest first. */
export const weighNeeds = (answers: readonly ReadAnswer[]): FoundNeed[] => {
  const found = new Map<Need, InAnswer[]>();
  for (const [need, parts] of answers.flatMap((one) => [...one]))
    found.set(need, [...(found.get(need) ?? []), ...parts]);
  const spokenOf = new Map([...found].map(([need, parts]) => [need, prominenceOf(parts)] as const));
  const most = Math.max(...spokenOf.values());
  const likely = likelyIn(found);
  return [...found]
    .flatMap(([need, parts]) => {
      const clear = parts.filter(({ weight, likely: { most: one } }) => Math.max(weight, one) >= least);
      if (clear.length === 0) return [];
      const repeated = Math.max(0, clear.filter((part) => part.weight >= clearNeed).length - 1);
      const own = Math.min(1, Math.max(...clear.map((part) => part.weight)) + again * repeated);
      const prominence = most > 0 ? (spokenOf.get(need) ?? 0) / most : 1;
      const weight = own * (aside + (1 - aside) * prominence);
      const sentences = clear
        .flatMap(({ carried }) => carried)
        .filter(({ quotable, weight }) => quotable && weight >= clearNeed)
        .sort((a, b) => b.weight - a.weight)
        .map(({ sentence }) => sentence);
      return [{ need, weight, likely: Math.min(1, (likely.get(need) ?? 0) + plainly * weight), sentences }];
    })
    .sort((a, b) => b.likely - a.likely || b.weight - a.weight || a.need.id.localeCompare(b.need.id));
};

/** The same of answers at once; where requests wait, use `readAnswerInTurns`. */
export const findNeeds = (answers: readonly WrittenAnswer[], known?: SenseLanguage): FoundNeed[] =>
  weighNeeds(answers.map((answer) => readAnswer(answer, known)));
