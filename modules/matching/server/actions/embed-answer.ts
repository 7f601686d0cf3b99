import type { Core } from '#core/contract/server';
import { type LaborAnswer, labors } from '#modules/labors/public';
import { type AnswerPassage, fromBytes, plainPassages, toBytes } from '#modules/match-scoring/public-server';
import { centred, readsAsEnglish } from '#modules/text-analysis/public';
import { AnswerVectors } from '../models/answer-vectors';

/** Enough for any answer, and few enough that twelve answers are compared with 10,000 practitioners in half a second. */
const perAnswer = 10;

const placeOf = (answer: LaborAnswer, model: string): string =>
  `answer_vectors:passages:${answer.responseId}:${answer.version}:${model}`;

type Packed = readonly [start: number, end: number, vector: string];

const unpack = ({ laborNumber, laborName, text }: LaborAnswer, packed: readonly Packed[]): AnswerPassage[] =>
  packed.map(([start, end, vector]) => ({
    laborNumber,
    laborName,
    text: text.slice(start, end),
    vector: fromBytes(Buffer.from(vector, 'base64')),
  }));

/** Reads an answer: nothing of one that is not in English, since the comparison knows no other language. */
const read = async (core: Core, { text }: LaborAnswer): Promise<Packed[]> => {
  if (!readsAsEnglish(text)) return [];
  const passages = plainPassages(text, await core.ai.sentences(text), perAnswer);
  const vectors = await centred(core.ai.embedder).embed(passages.map((one) => one.text));
  return passages.map((one, index) => [one.start, one.end, toBytes(vectors[index] as Float32Array).toString('base64')]);
};

/** Deletes what was stored of an answer that is no longer for matching. */
export const forgetAnswer = async (core: Core, responseId: string): Promise<void> => {
  await AnswerVectors.query(core.db).delete().where({ response_id: responseId });
};

/** Passages of an answer with vectors: stored ones when they belong to this version and model, else made and stored. */
export const answerPassages = async (core: Core, userId: string, answer: LaborAnswer): Promise<AnswerPassage[]> => {
  // What was read by another rule is read anew.
  const model = `${centred(core.ai.embedder).id}+plain`;
  const place = placeOf(answer, model);
  const cached = await AnswerVectors.query(core.db).findById([answer.responseId, model]);
  if (cached?.version === answer.version) {
    const opened = await core.vault.decryptText(core.db, userId, place, cached.passagesSealed);
    return unpack(answer, JSON.parse(opened) as Packed[]);
  }
  const packed = await read(core, answer);
  const row = {
    userId,
    responseId: answer.responseId,
    modelId: model,
    version: answer.version,
    passagesSealed: await core.vault.encrypt(core.db, userId, place, JSON.stringify(packed)),
  };
  await AnswerVectors.query(core.db).delete().where({ response_id: answer.responseId }).whereNot({ model_id: model });
  await AnswerVectors.query(core.db).insert(row).onConflict(['response_id', 'model_id']).merge();
  // Kept back while it was read: what forgets it may have come before these vectors.
  const now = await core.port(labors).listAudiences(userId);
  if (now.find(({ responseId }) => responseId === answer.responseId)?.audience === 'self')
    await forgetAnswer(core, answer.responseId);
  return unpack(answer, packed);
};

/** Embeds a saved answer ahead of time, so that a run only compares. */
export const embedAnswer = async (
  core: Core,
  { userId, laborNumber }: { userId: string; laborNumber: number },
): Promise<void> => {
  const answers = await core.port(labors).answersFor(userId, 'matching');
  const answer = answers.find((one) => one.laborNumber === laborNumber);
  if (answer) await answerPassages(core, userId, answer);
};
