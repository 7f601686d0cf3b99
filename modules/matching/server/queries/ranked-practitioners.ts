import { setImmediate } from 'node:timers/promises';
import type { Core } from '#core/contract/server';
import type { ProfileSummary } from '#modules/profile/public';
import { frameworkAffinities, frameworksPart } from '../../lib/scoring/frameworks-part';
import type { AnswerPassage } from '../../lib/scoring/inputs';
import { type Pairing, pairingsOf, toldBy } from '../../lib/scoring/pairings';
import { profilePart } from '../../lib/scoring/profile-part';
import { specializationPart } from '../../lib/scoring/specialization-part';
import type { MatchPart } from '../../schemas/match';
import { Practitioner } from '../models/practitioner';
import { shortlist } from './shortlist';

/** How many are suggested. */
const suggested = 12;

/** Below this score nobody is suggested, as long as there are a few above it. */
const least = 15;
/** With fewer than this spoken for by words, the chart fills up to it. */
const fewest = 3;

/** One scored practitioner; `score` is the sum of the parts' points, 0 to 100. */
export interface Ranked {
  readonly practitionerId: string;
  readonly score: number;
  readonly parts: readonly MatchPart[];
}

/** Says why words did not count, where nothing could be compared. */
const withoutText = (parts: readonly MatchPart[]): MatchPart[] =>
  parts.map((part) =>
    part.criterion === 'profile'
      ? part
      : {
          ...part,
          reason:
            'Not compared: no sentence of your answers could be used. The comparison reads English only, and leaves out sentences that deny something or quote somebody.',
        },
  );

interface Scored {
  readonly one: Practitioner;
  readonly pairings: readonly Pairing[];
  readonly others: readonly MatchPart[];
  readonly score: number;
}

const total = (parts: readonly MatchPart[]): number =>
  Math.round(parts.reduce((sum, part) => sum + part.points, 0) * 100) / 100;

/** Those whom the client's words speak for; only where these are hardly any, the chart alone may suggest some. */
const worthwhile = (scored: readonly Scored[]): readonly Scored[] => {
  const chart = ({ others }: Scored): number => others.find(({ criterion }) => criterion === 'profile')?.points ?? 0;
  const spokenFor = scored.filter((one) => one.score >= least && one.score > chart(one) + 1);
  return spokenFor.length >= fewest ? spokenFor : scored.filter(({ score }) => score > 0).slice(0, fewest);
};

/** Scores practitioners for one client: coarse search over all, then the three criteria on the nearest. */
export const rank = async (
  core: Core,
  passages: readonly AnswerPassage[],
  summary: ProfileSummary,
): Promise<Ranked[]> => {
  const told = toldBy(passages);
  const near = await shortlist(core, passages, told, ['open', 'waiting-list']);
  const unread = passages.length === 0;
  const affinities = await frameworkAffinities(core.ai, passages);
  const people = new Map(
    (
      await Practitioner.query(core.db).whereIn(
        'id',
        near.map(({ id }) => id),
      )
    ).map((one) => [one.id, one]),
  );
  const scored: Scored[] = [];
  for (const [index, { id, vectors, best }] of near.entries()) {
    // Requests come in between: word lists and products over 80 people are some 30 ms.
    if (index % 10 === 0) await setImmediate();
    const one = people.get(id);
    if (!one) continue;
    const pairings = pairingsOf(one.statements, vectors, best, told);
    const others = [frameworksPart(affinities, one.frameworks), profilePart(summary, one.designFocus)];
    scored.push({
      one,
      pairings,
      others,
      score: total([specializationPart(one.statements, pairings).part, ...others]),
    });
  }
  const spoken = new Set<AnswerPassage>();
  return worthwhile(scored.sort((a, b) => b.score - a.score || a.one.id.localeCompare(b.one.id)))
    .slice(0, suggested)
    .map(({ one, pairings, others }) => {
      const { part, passage } = specializationPart(one.statements, pairings, spoken);
      if (passage) spoken.add(passage);
      const parts = unread ? withoutText([part, ...others]) : [part, ...others];
      return { practitionerId: one.id, score: total(parts), parts };
    })
    .sort((a, b) => b.score - a.score || a.practitionerId.localeCompare(b.practitionerId));
};
