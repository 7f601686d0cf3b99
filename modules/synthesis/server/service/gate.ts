import type { Core } from '#core/contract/server';
import type { LaborAnswer } from '#modules/labors/public';
import { AnswerCheck } from '../models/answer-check';

const placeOf = ({ responseId, version }: LaborAnswer): string => `answer_checks:finding:${responseId}:${version}`;

/** One sign either way, so that the length of the sealed value tells nothing. */
const HIT = '1';
const CLEAR = '0';

const ask = async (core: Core, userId: string, answer: LaborAnswer): Promise<boolean> => {
  const { hit } = await core.ai.crisis(answer.text);
  const { responseId, version } = answer;
  await AnswerCheck.query(core.db)
    .insert({
      response_id: responseId,
      user_id: userId,
      version,
      finding_sealed: await core.vault.seal(core.db, userId, placeOf(answer), hit ? HIT : CLEAR),
    })
    .onConflict('response_id')
    .merge();
  return hit;
};

/** Ids of the answers that raise the crisis gate. Each version of an answer is read once; what was found is kept sealed. */
export const gatedAnswers = async (
  core: Core,
  userId: string,
  answers: readonly LaborAnswer[],
): Promise<ReadonlySet<string>> => {
  const held = new Map(
    (await AnswerCheck.query(core.db).where({ user_id: userId })).map((row) => [row.response_id, row]),
  );
  const gated = new Set<string>();
  for (const answer of answers) {
    const row = held.get(answer.responseId);
    const hit =
      row?.version === answer.version
        ? (await core.vault.openText(core.db, userId, placeOf(answer), row.finding_sealed)) === HIT
        : await ask(core, userId, answer);
    if (hit) gated.add(answer.responseId);
  }
  return gated;
};

/** Reads a saved answer ahead of time, so that a generation need not. */
export const checkAhead = async (
  core: Core,
  { userId, laborNumber }: { readonly userId: string; readonly laborNumber: number },
  answers: readonly LaborAnswer[],
): Promise<void> => {
  await gatedAnswers(
    core,
    userId,
    answers.filter((answer) => answer.laborNumber === laborNumber),
  );
};
