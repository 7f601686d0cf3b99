import type { Core } from '#core/contract/server';
import { type LaborAudience, labors } from '#modules/labors/public';
import { profiles } from '#modules/profile/public';
import type { ModelEstimate, ReadingPreparation } from '../../schemas/preparation';

import type { Synthesis } from '../models/synthesis';
import { SynthesisFeedback } from '../models/synthesis-feedback';
import { listReadable, listUnheard } from '../policies/readable';
import { costOf, estimateTokens } from '../writer/model-cost';
import { findNewestVersion } from './documents';

/** What became of the answers since a reading, by Labor number. What was left out of it, and what is kept back, is no change in itself. */
const changesSince = (
  { sources, leftOut }: Pick<Synthesis, 'sources' | 'leftOut'>,
  answers: readonly LaborAudience[],
): Pick<ReadingPreparation['changes'], 'added' | 'changed' | 'withdrawn' | 'keptBack'> => {
  const readable = new Map(listReadable(answers).map((one) => [one.laborNumber, one.version]));
  const kept = new Set(answers.filter(({ audience }) => audience === 'self').map(({ laborNumber }) => laborNumber));
  const used = Object.keys(sources).map(Number);
  return {
    added: [...readable.keys()].filter((labor) => sources[labor] === undefined && !leftOut.includes(labor)),
    changed: used.filter((labor) => readable.has(labor) && readable.get(labor) !== sources[labor]),
    withdrawn: used.filter((labor) => !readable.has(labor) && !kept.has(labor)),
    keptBack: used.filter((labor) => kept.has(labor)),
  };
};

/** What a reading of so many words by the configured model usually takes, both calls together. */
const estimateModel = async (
  { provider, price, timeoutMs, findUsualMs }: Core['ai']['writer'],
  words: number,
): Promise<ModelEstimate | null> => {
  if (provider === null) return null;
  const tokens = estimateTokens(words);
  const usual = await Promise.all(['synthesis', 'synthesis-check'].map(findUsualMs));
  const [essay, check] = usual;
  return {
    provider,
    tokens,
    cost: price && { amount: costOf(price, tokens), currency: price.currency },
    limit: price?.limit ?? null,
    seconds: essay == null || check == null ? null : Math.max(1, Math.round((essay + check) / 1000)),
    mostSeconds: Math.ceil((2 * timeoutMs) / 1000),
  };
};

/** Answers that are newer than a reading, new to it, or were taken back since. */
export const countNewer = (row: Synthesis, answers: readonly LaborAudience[]): number => {
  const { added, changed, withdrawn } = changesSince(row, answers);
  return added.length + changed.length + withdrawn.length;
};

/** What the next reading would be made from, and what is different from the last one. */
export const getPreparation = async (core: Core, userId: string): Promise<ReadingPreparation> => {
  const [answers, newest, profile] = await Promise.all([
    core.port(labors).listAudiences(userId),
    findNewestVersion(core.db, userId),
    core.port(profiles).summaryOf(userId),
  ]);
  const since: Pick<Synthesis, 'sources' | 'leftOut'> = newest ?? { sources: {}, leftOut: [] };
  const judged = newest
    ? await SynthesisFeedback.query(core.db)
        .where({ user_id: userId, verdict: 'not-me' })
        .where('created_at', '>=', newest.createdAt)
    : [];
  const goingIn = listReadable(answers);
  const readable = new Set(goingIn.map(({ laborNumber }) => laborNumber));
  return {
    model: await estimateModel(
      core.ai.writer,
      goingIn.reduce((sum, { words }) => sum + words, 0),
    ),
    unheard: listUnheard(answers),
    labors: answers
      .filter(({ withdrawn, words }) => !withdrawn && words > 0)
      .map(({ laborNumber, laborName, words, audience }) => ({
        laborNumber,
        laborName,
        words,
        audience,
        goesIn: readable.has(laborNumber) && !since.leftOut.includes(laborNumber),
      })),
    changes: {
      since: newest ? { version: newest.version, at: newest.createdAt } : null,
      ...changesSince(since, answers),
      chart: newest !== undefined && profile !== null && profile.version !== newest.profileVersion,
      notMe: judged.length,
    },
  };
};
