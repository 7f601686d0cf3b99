import type { Knex } from 'knex';
import type { Core, Job } from '#core/contract/server';
import { centred, readsAsEnglish } from '#modules/text-analysis/public';
import type { AnswerPassage } from '../../lib/scoring/inputs';
import { pairingsOf, toldBy } from '../../lib/scoring/pairings';
import { plainPassages } from '../../lib/scoring/plain-sentences';
import { shareOf } from '../../lib/scoring/weights';
import type { PractitionerView } from '../../schemas/practitioner';
import { indexKey, needsIndex } from '../jobs/index-practitioners';
import { Practitioner } from '../models/practitioner';
import { shortlist } from '../queries/shortlist';
import { toPractitionerView } from '../views/practitioner';

const shown = 3;
/** What was written last counts; this many passages of it. */
const passagesRead = 12;
/** Below this share an idea is a guess. */
const leastCloseness = 25;

/** A practitioner who may fit what is being written; `closeness` is 0 to 100. */
export interface Idea {
  readonly practitioner: PractitionerView;
  readonly specialization: string;
  readonly closeness: number;
}

const read = async (core: Core, text: string): Promise<AnswerPassage[]> => {
  const all = plainPassages(text, await core.ai.sentences(text), Number.MAX_SAFE_INTEGER).slice(-passagesRead);
  const vectors = await centred(core.ai.embedder).embed(all.map((one) => one.text));
  return all.map((one, index) => ({
    laborNumber: 0,
    laborName: '',
    text: one.text,
    vector: vectors[index] as Float32Array,
    quotable: false,
  }));
};

/** Ideas for an unfinished text: nothing is stored, nobody is told. A text that is not in English gives none. */
export const previewMatches = async (core: Core, trx: Knex.Transaction, text: string, index: Job): Promise<Idea[]> => {
  if (!readsAsEnglish(text)) return [];
  if (await needsIndex(core, trx)) await core.jobs.enqueue(trx, index, {}, { key: indexKey });
  const passages = await read(core, text);
  const told = toldBy(passages);
  const near = await shortlist(core, passages, told, ['open'], trx);
  const ids = near.map(({ id }) => id);
  const people = new Map((await Practitioner.query(trx).whereIn('id', ids)).map((one) => [one.id, one]));
  return near
    .flatMap(({ id, vectors, best }) => {
      const one = people.get(id);
      const pairing = one && pairingsOf(one.statements, vectors, best, told)[0];
      const specialization = pairing && one.statements[pairing.statement]?.specialization;
      if (!one || !pairing || !specialization) return [];
      const closeness = Math.round(shareOf(pairing.score) * 100);
      return [{ practitioner: toPractitionerView(one), specialization, closeness }];
    })
    .filter(({ closeness }) => closeness >= leastCloseness)
    .sort((a, b) => b.closeness - a.closeness || a.practitioner.id.localeCompare(b.practitioner.id))
    .slice(0, shown);
};
