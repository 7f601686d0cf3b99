import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { type LaborAnswer, labors } from '#modules/labors/public';
import { crisisGate } from '#modules/safety/public';
import { assessCrisisInTurns } from '#modules/safety/public-server';
import { answerTextsOf } from '#modules/synthesis/public-server';
import { chooseForm } from '../../lib/wording/wording';
import { OwnQuestionRow } from '../models/own-question';
import type { Candidate } from './find-candidates';
import { openContent, type QuestionContent } from './question-content';

/** Sentences that are looked at before an answer is left without a question. */
const mostTries = 8;

/** A question that may be asked, and where its sentence stands. */
export interface ChosenQuestion {
  readonly responseId: string;
  readonly responseVersion: number;
  readonly laborNumber: number;
  readonly content: QuestionContent;
}

/** What a person was asked before. */
const findAsked = async (core: Core, db: Knex, userId: string): Promise<readonly QuestionContent[]> => {
  const rows = await OwnQuestionRow.query(db).where({ user_id: userId });
  return Promise.all(rows.map((row) => openContent(core, db, row)));
};

/** The first sentence that speaks of no danger, nor anything around it. */
const findSafe = async (core: Core, candidates: readonly Candidate[]): Promise<Candidate | null> => {
  for (const candidate of candidates.slice(0, mostTries))
    if ((await core.port(crisisGate).assess(candidate.surroundings)).level === 0) return candidate;
  return null;
};

/**
 * A question about a sentence of one answer that was not asked about before; null where none is fit. An answer that calls for help is
 * left alone altogether: what is next to it then is help.
 */
const chooseFor = async (
  core: Core,
  answers: readonly LaborAnswer[],
  answer: LaborAnswer,
  asked: readonly QuestionContent[],
  inMail: boolean,
): Promise<ChosenQuestion | null> => {
  if ((await assessCrisisInTurns(answer.text)).level >= 2) return null;
  const found = await core.inThread<typeof import('../thread')>()(
    'findCandidates',
    answerTextsOf(answers),
    answer.responseId,
  );
  const known = new Set(asked.map(({ sentence }) => sentence));
  const candidate = await findSafe(
    core,
    found.filter(({ sentence, kind }) => !known.has(sentence) && !(inMail && kind === 'heavy')),
  );
  if (!candidate) return null;
  const { language, sentence, returning } = candidate;
  const { form, text } = chooseForm(
    inMail ? 'letter' : candidate.kind,
    language,
    sentence,
    asked.map((one) => one.form),
    returning,
  );
  const { responseId, version: responseVersion, laborNumber } = answer;
  return { responseId, responseVersion, laborNumber, content: { sentence, question: text, language, form } };
};

/** A question about one of these answers; null where none is fit. */
export const chooseQuestion = async (
  core: Core,
  userId: string,
  answers: readonly LaborAnswer[],
  answer: LaborAnswer,
): Promise<ChosenQuestion | null> => chooseFor(core, answers, answer, await findAsked(core, core.db, userId), false);

/** A question for a mail, about the answer that was left alone the longest; null where none is fit. */
export const chooseLetterQuestion = async (core: Core, userId: string): Promise<ChosenQuestion | null> => {
  const answers = await core.port(labors).answersFor(userId, 'reading');
  const asked = await findAsked(core, core.db, userId);
  const rows = await OwnQuestionRow.query(core.db).where({ user_id: userId });
  const lastAsked = (responseId: string): string =>
    rows
      .filter((row) => row.responseId === responseId)
      .map(({ askedAt }) => askedAt)
      .sort()
      .at(-1) ?? '';
  const order = [...answers].sort((one, other) => {
    const [first, second] = [lastAsked(one.responseId), lastAsked(other.responseId)];
    return first === second ? one.laborNumber - other.laborNumber : first < second ? -1 : 1;
  });
  for (const answer of order) {
    const chosen = await chooseFor(core, answers, answer, asked, true);
    if (chosen) return chosen;
  }
  return null;
};
