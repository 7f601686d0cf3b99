import { createHash } from 'node:crypto';
import type { Core } from '#core/contract/server';
import type { LaborAnswer } from '#modules/labors/public';
import { AnswerCheck } from '../models/answer-check';
import { CrisisAcknowledgement } from '../models/crisis-acknowledgement';

const placeOf = ({ responseId, version }: LaborAnswer): string => `answer_checks:finding:${responseId}:${version}`;

/** One sign either way, so that the length of the sealed value tells nothing. */
const HIT = '1';
const CLEAR = '0';

const ask = async (core: Core, userId: string, answer: LaborAnswer): Promise<boolean> => {
  const { hit } = await core.ai.crisis(answer.text);
  const { responseId, version } = answer;
  await AnswerCheck.query(core.db)
    .insert({
      responseId,
      userId,
      version,
      findingSealed: await core.vault.seal(core.db, userId, placeOf(answer), hit ? HIT : CLEAR),
    })
    .onConflict('response_id')
    .merge();
  return hit;
};

/** Ids of the answers that raise the crisis gate. Each version of an answer is read once; what was found is kept sealed. */
const findRaised = async (
  core: Core,
  userId: string,
  answers: readonly LaborAnswer[],
): Promise<ReadonlySet<string>> => {
  const known = new Map(
    (await AnswerCheck.query(core.db).where({ user_id: userId })).map((row) => [row.responseId, row]),
  );
  const raised = new Set<string>();
  for (const answer of answers) {
    const row = known.get(answer.responseId);
    const hit =
      row?.version === answer.version
        ? (await core.vault.openText(core.db, userId, placeOf(answer), row.findingSealed)) === HIT
        : await ask(core, userId, answer);
    if (hit) raised.add(answer.responseId);
  }
  return raised;
};

const digestsPlace = (userId: string): string => `crisis_acknowledgements:digests:${userId}`;

const findAcknowledged = async (core: Core, userId: string): Promise<readonly string[]> => {
  const row = await CrisisAcknowledgement.query(core.db).findById(userId);
  if (!row) return [];
  return JSON.parse(await core.vault.openText(core.db, userId, digestsPlace(userId), row.digestsSealed)) as string[];
};

export interface GateFinding {
  /** Ids of the answers that a phrase or a likeness raised: help is shown next to the reading. */
  readonly raised: ReadonlySet<string>;
  /** Digests of the sentences with explicit words of present danger. Only these hold a reading back, and only once. */
  readonly explicit: readonly string[];
  /** Whether one of them was not answered with "I am safe" yet. */
  readonly isNew: boolean;
}

/** Asks the gate about the answers that a reading is made from. */
export const checkAnswers = async (
  core: Core,
  userId: string,
  answers: readonly LaborAnswer[],
): Promise<GateFinding> => {
  const raised = new Set(await findRaised(core, userId, answers));
  const explicit = new Set<string>();
  for (const { responseId, text } of answers)
    for (const phrase of core.ai.crisisPhrases(text)) {
      raised.add(responseId);
      explicit.add(createHash('sha256').update(phrase).digest('base64url'));
    }
  const acknowledged = new Set(explicit.size > 0 ? await findAcknowledged(core, userId) : []);
  return { raised, explicit: [...explicit], isNew: [...explicit].some((digest) => !acknowledged.has(digest)) };
};

/** Notes that the client read the help and went on, so that the same words hold no reading back again. */
export const acknowledge = async (core: Core, userId: string, { explicit }: GateFinding): Promise<void> => {
  const digests = [...new Set([...(await findAcknowledged(core, userId)), ...explicit])];
  const sealed = await core.vault.seal(core.db, userId, digestsPlace(userId), JSON.stringify(digests));
  await CrisisAcknowledgement.query(core.db).insert({ userId, digestsSealed: sealed }).onConflict('user_id').merge();
};

/** Reads a saved answer ahead of time, so that a generation need not. */
export const checkAhead = async (
  core: Core,
  { userId, laborNumber }: { readonly userId: string; readonly laborNumber: number },
  answers: readonly LaborAnswer[],
): Promise<void> => {
  await findRaised(
    core,
    userId,
    answers.filter((answer) => answer.laborNumber === laborNumber),
  );
};
