import type { Passage } from '#core/contract/ai';
import type { Core } from '#core/contract/server';
import type { LaborAnswer } from '#modules/labors/public';
import { AnswerVectors } from '../models/answer-vectors';
import { fromBytes, toBytes } from '../vector-bytes';

/** One sentence of one answer with its vector. */
export interface AnswerSentence {
  readonly laborNumber: number;
  readonly laborName: string;
  readonly text: string;
  readonly vector: Float32Array;
}

/** A sentence worth quoting: not a fragment, not a paragraph. */
const shortest = 6;
const longest = 60;
/** Enough for any answer; of longer ones, sentences spread evenly over the text are taken. */
const perAnswer = 16;

const wordsOf = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

const chosen = (sentences: readonly Passage[]): Passage[] => {
  const fit = sentences.filter(({ text }) => wordsOf(text) >= shortest && wordsOf(text) <= longest);
  if (fit.length <= perAnswer) return fit;
  return Array.from({ length: perAnswer }, (_, index) => fit[Math.floor((index * fit.length) / perAnswer)] as Passage);
};

const placeOf = (answer: LaborAnswer, model: string): string =>
  `answer_vectors:passages:${answer.responseId}:${answer.version}:${model}`;

const pack = (passages: readonly Passage[], vectors: readonly Float32Array[]): string =>
  JSON.stringify(
    passages.map(({ start, end }, index) => [start, end, toBytes(vectors[index] as Float32Array).toString('base64')]),
  );

const unpack = (answer: LaborAnswer, packed: string): AnswerSentence[] =>
  (JSON.parse(packed) as [number, number, string][]).map(([start, end, vector]) => ({
    laborNumber: answer.laborNumber,
    laborName: answer.laborName,
    text: answer.text.slice(start, end),
    vector: fromBytes(Buffer.from(vector, 'base64')),
  }));

/** Sentences of an answer with vectors: stored ones when they belong to this version and model, else made and stored. */
export const answerSentences = async (core: Core, userId: string, answer: LaborAnswer): Promise<AnswerSentence[]> => {
  const model = core.ai.embedder.id;
  const place = placeOf(answer, model);
  const held = await AnswerVectors.query(core.db).findById([answer.responseId, model]);
  if (held?.version === answer.version)
    return unpack(answer, await core.vault.openText(core.db, userId, place, held.passages_sealed));

  const passages = chosen(await core.ai.sentences(answer.text));
  const vectors = passages.length > 0 ? await core.ai.embedder.embed(passages.map(({ text }) => text)) : [];
  const packed = pack(passages, vectors);
  const row = {
    user_id: userId,
    response_id: answer.responseId,
    model_id: model,
    version: answer.version,
    passages_sealed: await core.vault.seal(core.db, userId, place, packed),
  };
  await AnswerVectors.query(core.db).insert(row).onConflict(['response_id', 'model_id']).merge();
  return unpack(answer, packed);
};
