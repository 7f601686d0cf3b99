import type { Core } from '#core/contract/server';
import type { PractitionerView } from '../../schemas/practitioner';
import { Practitioner } from '../models/practitioner';
import { presentPractitioner } from '../present';
import { shareOf } from '../scoring/weights';
import { indexPractitioners } from './index-practitioners';
import { practitionerCorpus, statementVectors } from './practitioner-corpus';

const shown = 3;
const sentencesRead = 12;

/** A practitioner who may fit what is being written; `closeness` is 0 to 100. */
export interface Idea {
  readonly practitioner: PractitionerView;
  readonly specialization: string;
  readonly closeness: number;
}

/** Ideas for an unfinished text: nothing is stored, nobody is told. */
export const preview = async (core: Core, text: string): Promise<Idea[]> => {
  await indexPractitioners(core);
  const sentences = (await core.ai.sentences(text)).slice(-sentencesRead).map((one) => one.text);
  const queries = await core.ai.embedder.embed(sentences.length > 0 ? sentences : [text.slice(0, 1000)]);
  const open = await Practitioner.query(core.db).where({ availability: 'open' }).select('id');
  const near = await core.ai.nearestIn(queries, await practitionerCorpus(core), {
    limit: 12,
    among: open.map(({ id }) => id),
  });
  const statements = await statementVectors(
    core,
    near.map(({ key }) => key),
  );
  const found = await core.ai.nearest(queries, statements, statements.length);
  const people = new Map(
    (
      await Practitioner.query(core.db).whereIn(
        'id',
        near.map(({ key }) => key),
      )
    ).map((one) => [one.id, one]),
  );
  const ideas = new Map<string, Idea>();
  for (const { key, score } of found) {
    const [id = '', index] = key.split('/');
    const one = people.get(id);
    const specialization = one?.statements[Number(index)]?.specialization;
    if (!one || !specialization || ideas.has(id)) continue;
    ideas.set(id, {
      practitioner: presentPractitioner(one),
      specialization,
      closeness: Math.round(shareOf(score) * 100),
    });
  }
  return [...ideas.values()].filter(({ closeness }) => closeness >= 25).slice(0, shown);
};
