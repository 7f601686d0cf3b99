import { setImmediate } from 'node:timers/promises';
import { createTurns } from '#modules/text-analysis/public';
import { type Matter, readMatter } from './matter';
import type { AnswerText, Observation } from './observation';
import { observeCentral } from './observers/central';
import { observeCorrection, observeFlip, observeHalves } from './observers/contrasts';
import { observeDream } from './observers/dream';
import { observeEcho } from './observers/echo';
import { observeEnding } from './observers/ending';
import { observeInsistence } from './observers/insistence';
import { observeLifeline, observeScene, observeShift, observeWeight } from './observers/life';
import type { Observer } from './observers/observer';
import { observeKept, observeUnsaid } from './observers/people';
import { observePeople } from './observers/persons';
import { observeReturn } from './observers/recurrence';
import { observeSaying } from './observers/saying';
import { observeHeard, observeSpoken } from './observers/speech';
import {
  observeBody,
  observeConclusion,
  observeFear,
  observeFigure,
  observeHide,
  observeQuestion,
  observeRite,
  observeSelfName,
  observeShadow,
  observeStance,
  observeStays,
  observeThreshold,
  observeWish,
} from './observers/statements';
import { observeTurn } from './observers/turn';
import { observeCondition, observeMarked } from './observers/verdicts';
import { measureSalience, type Salience } from './salience';
import { makeWhole } from './whole-passage';

const observers: readonly (Observer | typeof observeEcho)[] = [
  observeCentral,
  observeEcho,
  observeMarked,
  observeCondition,
  observeSaying,
  observeReturn,
  observeStays,
  observeInsistence,
  observePeople,
  observeKept,
  observeSpoken,
  observeHeard,
  observeHide,
  observeConclusion,
  observeCorrection,
  observeHalves,
  observeFlip,
  observeFear,
  observeUnsaid,
  observeTurn,
  observeScene,
  observeLifeline,
  observeStance,
  observeFigure,
  observeSelfName,
  observeDream,
  observeShadow,
  observeThreshold,
  observeRite,
  observeBody,
  observeWish,
  observeQuestion,
  observeShift,
  observeEnding,
  observeWeight,
];

/** What was observed, and the text it was observed in. */
export interface Observed {
  /** Weightiest first; `weight`, which is for when nothing else stands, last. */
  readonly observations: readonly Observation[];
  readonly matter: Matter;
  readonly salience: Salience;
}

/** Reads answers and says what can be counted or located in them. Other work gets a turn after each answer and each kind. */
export const observeAnswers = async (answers: readonly AnswerText[]): Promise<Observed> => {
  const matter = await readMatter(answers);
  const salience = measureSalience(matter);
  const pause = createTurns();
  const observations: Observation[] = [];
  for (const observer of observers) {
    const found = await observer({ matter, salience });
    for (const one of found) {
      const whole = makeWhole(one, matter);
      await pause();
      if (whole) observations.push(whole);
    }
    await setImmediate();
  }
  const rank = ({ claim, weight }: Observation): number => (claim.kind === 'weight' ? -1 : weight);
  return { observations: observations.sort((one, other) => rank(other) - rank(one)), matter, salience };
};

/** The same, for callers that need the observations alone. */
export const observe = async (answers: readonly AnswerText[]): Promise<readonly Observation[]> =>
  (await observeAnswers(answers)).observations;
