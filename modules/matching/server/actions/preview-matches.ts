import type { Knex } from 'knex';
import type { Core, Job } from '#core/contract/server';
import {
  type AnswerPassage,
  groupByMatter,
  needsAnswered,
  needsPart,
  needsShareOf,
  plainPassages,
} from '#modules/match-scoring/public-server';
import { centred, readsAsEnglish } from '#modules/text-analysis/public';
import type { PreviewView } from '../../schemas/match';
import { indexKey, needsIndex } from '../jobs/index-practitioners';
import { Practitioner } from '../models/practitioner';
import { needsToRankBy } from '../queries/client-needs';
import { filterPractitioners } from '../queries/filtered-practitioners';
import { closestOf, shortlist } from '../queries/shortlist';
import { openWishes } from '../queries/wishes';
import { toPractitionerView } from '../views/practitioner';

const shown = 3;
/** What was written last counts; this many passages of it. */
const passagesRead = 12;
/** Below this share an idea is a guess. */
const leastCloseness = 25;

type Idea = PreviewView['ideas'][number];

/** Passages to compare by likeness, which knows English alone. */
const read = async (core: Core, text: string): Promise<AnswerPassage[]> => {
  if (!readsAsEnglish(text)) return [];
  const all = plainPassages(text, await core.ai.sentences(text), Number.MAX_SAFE_INTEGER).slice(-passagesRead);
  const vectors = await centred(core.ai.embedder).embed(all.map((one) => one.text));
  return all.map((one, index) => ({
    laborNumber: 0,
    laborName: '',
    text: one.text,
    vector: vectors[index] as Float32Array,
  }));
};

const findIdeas = async (
  core: Core,
  trx: Knex.Transaction,
  text: string,
  refused: readonly string[],
  among: ReadonlySet<string> | null,
): Promise<Idea[]> => {
  const passages = await read(core, text);
  const answers = [{ laborNumber: 0, laborName: '', text }];
  // What was confirmed stays out: the ideas are for this text.
  const needs = await needsToRankBy(core, { answers, passages }, { confirmed: [], refused: [...refused], own: [] });
  if (needs.length === 0 && passages.length === 0) return [];
  const near = await shortlist(core, { passages, matters: groupByMatter(passages), needs, among }, ['open'], trx);
  const ids = near.map(({ id }) => id);
  const people = new Map((await Practitioner.query(trx).whereIn('id', ids)).map((one) => [one.id, one]));
  const used = new Set<string>();
  return near
    .flatMap((each) => {
      const one = people.get(each.id);
      if (!one) return [];
      const answered = needsAnswered(needs, one.statements);
      const closest = closestOf(each);
      return [{ one, answered, closest, closeness: Math.round(needsShareOf(answered, closest) * 100) }];
    })
    .filter(({ closeness }) => closeness >= leastCloseness)
    .sort((a, b) => b.closeness - a.closeness || a.one.id.localeCompare(b.one.id))
    .slice(0, shown)
    .flatMap(({ one, answered, closest, closeness }) => {
      const specialization = one.statements[answered[0]?.statement ?? closest?.statement ?? -1]?.specialization;
      const because = needsPart(one.statements, answered, closest, used).quote?.text ?? null;
      if (because) used.add(because);
      return specialization ? [{ practitioner: toPractitionerView(one), specialization, because, closeness }] : [];
    });
};

/**
 * Ideas for an unfinished text, found as a run finds matches: among those who meet the client's filters, and for no need that
 * the client refused. Nothing is stored, nobody is notified.
 */
export const previewMatches = async (
  core: Core,
  trx: Knex.Transaction,
  { userId, text }: { readonly userId: string; readonly text: string },
  index: Job,
): Promise<PreviewView> => {
  if (await needsIndex(core, trx)) await core.jobs.enqueue(trx, index, {}, { key: indexKey });
  const { filters, refused } = await openWishes(core, trx, userId);
  const { ids } = await filterPractitioners(core, trx, filters);
  const ideas = ids?.size === 0 ? [] : await findIdeas(core, trx, text, refused, ids);
  return { ideas, among: ids?.size ?? null };
};
