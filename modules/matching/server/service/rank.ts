import type { Scored } from '#core/contract/ai';
import type { Core } from '#core/contract/server';
import type { ProfileSummary } from '#modules/profile/public';
import type { MatchPart } from '../../schemas/match';
import { Practitioner } from '../models/practitioner';
import { frameworkAffinities, frameworksPart } from '../scoring/frameworks-part';
import { profilePart } from '../scoring/profile-part';
import { specializationPart } from '../scoring/specialization-part';
import type { AnswerSentence } from './answer-sentences';
import { practitionerCorpus, statementVectors } from './practitioner-corpus';

/** How many come through the first, coarse search into the exact scoring. */
const shortlist = 60;
/** How many are suggested. */
const suggested = 12;

/** One scored practitioner; `score` is the sum of the parts' points, 0 to 100. */
export interface Ranked {
  readonly practitionerId: string;
  readonly score: number;
  readonly parts: readonly MatchPart[];
}

/** Those who take clients at all: the structured filter comes before any vector. */
const takingClients = async (core: Core): Promise<string[]> => {
  const rows = await Practitioner.query(core.db).whereNot('availability', 'closed').select('id');
  return rows.map(({ id }) => id);
};

/** Scores practitioners for one client: coarse search over all, then the three criteria on the best. */
export const rank = async (
  core: Core,
  sentences: readonly AnswerSentence[],
  summary: ProfileSummary,
): Promise<Ranked[]> => {
  const among = await takingClients(core);
  if (among.length === 0 || sentences.length === 0) return [];
  const queries = sentences.map(({ vector }) => vector);
  const near = await core.ai.nearestIn(queries, await practitionerCorpus(core), { limit: shortlist, among });
  const ids = near.map(({ key }) => key);
  const statements = await statementVectors(core, ids);
  const found = await core.ai.nearest(queries, statements, statements.length);
  const byPractitioner = new Map<string, Scored[]>();
  for (const one of found) {
    const id = one.key.slice(0, one.key.indexOf('/'));
    byPractitioner.set(id, [...(byPractitioner.get(id) ?? []), one]);
  }
  const affinities = await frameworkAffinities(core, sentences);
  const practitioners = await Practitioner.query(core.db).whereIn('id', ids);
  return practitioners
    .map((practitioner) => {
      const parts = [
        specializationPart(practitioner, byPractitioner.get(practitioner.id) ?? [], sentences),
        frameworksPart(affinities, practitioner.frameworks),
        profilePart(summary, practitioner.design_focus),
      ];
      const score = Math.round(parts.reduce((sum, part) => sum + part.points, 0) * 100) / 100;
      return { practitionerId: practitioner.id, score, parts };
    })
    .sort((a, b) => b.score - a.score || a.practitionerId.localeCompare(b.practitionerId))
    .slice(0, suggested);
};
