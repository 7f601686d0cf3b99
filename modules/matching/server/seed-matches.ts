import type { Knex } from 'knex';
import type { Core, DemoAccounts } from '#core/contract/server';
import type { MatchPart } from '../schemas/match';
import { Match } from './models/match';
import { Practitioner } from './models/practitioner';
import { sealBrief, writeBrief } from './queries/brief';
import { sealParts } from './queries/match-parts';
import { isReady, readinessOf } from './queries/readiness';

/** Names what the practitioner does; no client said anything, and a run replaces it. */
const invented = ({ statements, frameworks }: Practitioner): MatchPart[] => [
  {
    criterion: 'specialization',
    weight: 70,
    points: 40,
    reason: `Specializes in ${statements[0]?.specialization}: “${statements[0]?.statement}”`,
    words: {
      key: 'specialization',
      of: statements.slice(0, 1).flatMap(({ specialization, statement }) => [specialization, statement]),
    },
    quote: null,
  },
  { criterion: 'frameworks', weight: 20, points: 10, reason: `Works with “${frameworks[0]}”.`, quote: null },
  {
    criterion: 'profile',
    weight: 25,
    points: 0,
    reason: 'Names no chart theme that is part of yours.',
    words: { key: 'profile.none', of: [] },
    quote: null,
  },
];

/** How a request came about, in days before the first start; a request without an answer is open. */
interface Steps {
  readonly requested: number;
  readonly answered?: number;
}

const at = (daysAgo: number): string => new Date(Date.now() - daysAgo * 86_400_000).toISOString();

/** A match of an invented client, once, and only where the product itself would have let them ask. */
const sampleMatch = async (
  core: Core,
  trx: Knex.Transaction,
  clientId: string | undefined,
  one: Practitioner,
  { requested, answered }: Steps,
): Promise<Match | null> => {
  if (!clientId || (await Match.query(trx).findOne({ user_id: clientId, practitioner_id: one.id }))) return null;
  const readiness = await readinessOf(core, clientId);
  if (!isReady(readiness)) return null;
  const match = await Match.query(trx).insertAndFetch({
    userId: clientId,
    practitionerId: one.id,
    score: '50.00',
    partsSealed: await sealParts(core, trx, clientId, one.id, invented(one)),
    status: answered === undefined ? 'requested' : 'accepted',
    sample: true,
    requestedAt: at(requested),
    ...(answered === undefined ? {} : { answeredAt: at(answered) }),
  });
  const written = await writeBrief(core, trx, match, one, readiness.profile?.humanDesign.type ?? null, {});
  return Match.query(trx).patchAndFetchById(match.id, {
    briefSealed: await sealBrief(core, trx, match, { ...written, language: 'en', utcOffset: '+01:00' }),
  });
};

/** The demo practitioner has accepted two invented clients, and a third one asks. */
export const seedMatches = async (core: Core, trx: Knex.Transaction, demo: DemoAccounts): Promise<void> => {
  const one = await Practitioner.query(trx).findOne({ user_id: demo.practitioner });
  if (!one) return;
  const [accepted, asking] = demo.recentClients;
  await sampleMatch(core, trx, accepted, one, { requested: 15, answered: 14 });
  await sampleMatch(core, trx, asking, one, { requested: 0 });
  await sampleMatch(core, trx, demo.sampleClient, one, { requested: 101, answered: 100 });
};
