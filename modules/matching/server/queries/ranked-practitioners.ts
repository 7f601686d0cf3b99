import { setImmediate } from 'node:timers/promises';
import type { Core } from '#core/contract/server';
import {
  type AnsweredNeed,
  type AnswerPassage,
  type ClientNeed,
  type ClosestPassage,
  frameworkAffinities,
  frameworksPart,
  groupByMatter,
  isCounted,
  needsAnswered,
  needsPart,
  practicalitiesPart,
  profilePart,
} from '#modules/match-scoring/public-server';
import type { ProfileSummary } from '#modules/profile/public';
import type { MatchPart } from '../../schemas/match';
import { Practitioner } from '../models/practitioner';
import { closestOf, shortlist } from './shortlist';

/** How many are suggested. */
const suggested = 12;

/** Below this score nobody is suggested, as long as there are a few above it. */
const least = 20;
/** With fewer than this spoken for by words, others fill up to it. */
const fewest = 3;

/** One scored practitioner; `score` is the sum of the points of all parts but the chart's, 0 to 100. */
export interface Ranked {
  readonly practitionerId: string;
  readonly score: number;
  readonly parts: readonly MatchPart[];
}

/** Says why words did not count, where nothing could be compared. */
const withoutText = (parts: readonly MatchPart[]): MatchPart[] =>
  parts.map((part) =>
    part.criterion === 'profile' || part.criterion === 'practicalities'
      ? part
      : {
          ...part,
          reason:
            'Not compared: no sentence of your answers could be used. The comparison reads English, German and Spanish, and leaves out sentences that deny something or quote somebody.',
          words: { key: 'not-compared', of: [] },
        },
  );

/** What is known of a client besides the chart. */
export interface Written {
  readonly passages: readonly AnswerPassage[];
  readonly needs: readonly ClientNeed[];
  /** Languages the answers are written in. */
  readonly languages: readonly string[];
  /** Those who meet the client's filters; null where none is set. */
  readonly among: ReadonlySet<string> | null;
}

interface Scored {
  readonly one: Practitioner;
  readonly answered: readonly AnsweredNeed[];
  readonly closest: ClosestPassage | null;
  readonly others: readonly MatchPart[];
  readonly score: number;
  readonly chart: number;
}

const total = (parts: readonly MatchPart[]): number =>
  Math.round(parts.filter(isCounted).reduce((sum, part) => sum + part.points, 0) * 100) / 100;

/** Those whom the client's words speak for; only where these are hardly any, others are suggested next to them. */
const worthwhile = (scored: readonly Scored[]): readonly Scored[] => {
  const spokenFor = scored.filter(({ score, answered, closest }) => score >= least && (answered.length > 0 || closest));
  return spokenFor.length >= fewest ? spokenFor : scored.slice(0, fewest);
};

/** Adds to each of the best the reasons of its own. */
const withReasons = (best: readonly Scored[], unread: boolean): Ranked[] => {
  const used = new Set<string>();
  const quotable = new Set(
    best.flatMap(({ answered }) => answered.flatMap(({ found }) => found.sentences.map(({ text }) => text))),
  );
  return best.map(({ one, answered, closest, others }) => {
    const part = needsPart(one.statements, answered, closest, used, quotable.size === 1);
    if (part.quote) used.add(part.quote.text);
    const parts = unread ? withoutText([part, ...others]) : [part, ...others];
    return { practitionerId: one.id, score: total(parts), parts };
  });
};

/** Scores practitioners for one client: coarse search over all, then every criterion on the nearest. */
export const rank = async (core: Core, written: Written, summary: ProfileSummary): Promise<Ranked[]> => {
  const { passages, needs, languages, among } = written;
  const searched = { passages, matters: groupByMatter(passages), needs, among };
  const near = await shortlist(core, searched, ['open', 'waiting-list']);
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
  for (const [index, each] of near.entries()) {
    // Requests come in between: word lists and products over 80 people are some 30 ms.
    if (index % 10 === 0) await setImmediate();
    const one = people.get(each.id);
    if (!one) continue;
    const answered = needsAnswered(needs, one.statements);
    const closest = closestOf(each);
    const chart = profilePart(summary, one.designFocus);
    const others = [frameworksPart(affinities, one.frameworks), practicalitiesPart(one, languages), chart];
    const score = total([needsPart(one.statements, answered, closest), ...others]);
    scored.push({ one, answered, closest, others, score, chart: chart.points });
  }
  const best = worthwhile(
    scored.sort((a, b) => b.score - a.score || b.chart - a.chart || a.one.id.localeCompare(b.one.id)),
  ).slice(0, suggested);
  return withReasons(best, passages.length === 0 && needs.length === 0);
};
