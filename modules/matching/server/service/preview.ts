import type { Knex } from 'knex';
import { centred } from '#core/contract/centred';
import { readsAsEnglish } from '#core/contract/language';
import { quotablePassages } from '#core/contract/quotable';
import type { Core, Job } from '#core/contract/server';
import type { PractitionerView } from '../../schemas/practitioner';
import { Practitioner } from '../models/practitioner';
import { presentPractitioner } from '../present';
import { shareOf } from '../scoring/weights';
import { indexKey, needsIndex } from './index-practitioners';
import { practitionerCorpus, statementVectors } from './practitioner-corpus';

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

/** Ideas for an unfinished text: nothing is stored, nobody is told. A text that is not in English gives none. */
export const preview = async (core: Core, trx: Knex.Transaction, text: string, index: Job): Promise<Idea[]> => {
  if (!readsAsEnglish(text)) return [];
  if (await needsIndex(core, trx)) await core.jobs.enqueue(trx, index, {}, { key: indexKey });
  const passages = quotablePassages(text, await core.ai.sentences(text), Number.MAX_SAFE_INTEGER).slice(-passagesRead);
  if (passages.length === 0) return [];
  const queries = await centred(core.ai.embedder).embed(passages.map((one) => one.text));
  const open: { id: string }[] = await trx('practitioners').where({ availability: 'open' }).select('id');
  const among = open.map(({ id }) => id);
  const near = await core.ai.nearestIn(queries, await practitionerCorpus(core, trx), { limit: 60, among });
  const ids = near.map(({ key }) => key);
  const statements = await statementVectors(core, ids, trx);
  const found = await core.ai.nearest(queries, statements, statements.length);
  const people = new Map((await Practitioner.query(trx).whereIn('id', ids)).map((one) => [one.id, one]));
  const ideas = new Map<string, Idea>();
  for (const { key, score } of found) {
    const [id = '', index] = key.split('/');
    const one = people.get(id);
    const specialization = one?.statements[Number(index)]?.specialization;
    const closeness = Math.round(shareOf(score) * 100);
    if (!one || !specialization || ideas.has(id) || closeness < leastCloseness) continue;
    ideas.set(id, { practitioner: presentPractitioner(one), specialization, closeness });
  }
  return [...ideas.values()].slice(0, shown);
};
