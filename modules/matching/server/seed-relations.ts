import type { Knex } from 'knex';
import type { Core, DemoAccounts } from '#core/contract/server';
import { consentGranted } from '../schemas/events';
import type { MatchPart } from '../schemas/match';
import type { MatchBrief } from '../schemas/match-status';
import { noteStep } from './consents/steps';
import { sealBrief, writeBrief } from './matches/brief';
import { Consent } from './models/consent';
import { Match } from './models/match';
import { Practitioner } from './models/practitioner';
import { sealParts } from './service/store-matches';

/** Names what the practitioner does; no client said anything, and a run replaces it. */
const invented = ({ statements, frameworks }: Practitioner): MatchPart[] => [
  {
    criterion: 'specialization',
    weight: 40,
    points: 30,
    reason: `Specializes in ${statements[0]?.specialization}: “${statements[0]?.statement}”`,
    quote: null,
  },
  { criterion: 'frameworks', weight: 35, points: 20, reason: `Works with “${frameworks[0]}”.`, quote: null },
  { criterion: 'profile', weight: 25, points: 0, reason: 'Names no chart theme that is part of yours.', quote: null },
];

const sampleMatch = async (
  core: Core,
  trx: Knex.Transaction,
  clientId: string,
  one: Practitioner,
  status: 'requested' | 'accepted',
  brief: Pick<MatchBrief, 'designType' | 'language' | 'utcOffset'>,
): Promise<Match | null> => {
  if (await Match.query(trx).findOne({ user_id: clientId, practitioner_id: one.id })) return null;
  const at = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
  const match = await Match.query(trx).insertAndFetch({
    user_id: clientId,
    practitioner_id: one.id,
    score: '50.00',
    parts_sealed: await sealParts(core, trx, clientId, one.id, invented(one)),
    status,
    sample: true,
    // Who was accepted has been on the way for months, and who asks has asked just now.
    ...(status === 'accepted' ? { requested_at: at(101), answered_at: at(100) } : { requested_at: at(0) }),
  });
  const written = await writeBrief(core, trx, match, one, null, {});
  return Match.query(trx).patchAndFetchById(match.id, {
    brief_sealed: await sealBrief(core, trx, match, { ...written, ...brief }),
  });
};

/** The demo client asks the demo practitioner for an introduction; a sample client was accepted and opened four segments. */
export const seedRelations = async (core: Core, trx: Knex.Transaction, demo: DemoAccounts): Promise<void> => {
  const one = await Practitioner.query(trx).findOne({ user_id: demo.practitioner });
  if (!one) return;
  const asks = { designType: null, language: 'en', utcOffset: '+01:00' } as const;
  await sampleMatch(core, trx, demo.client, one, 'requested', asks);
  const id = demo.sampleClient;
  const match = await sampleMatch(core, trx, id, one, 'accepted', asks);
  if (!match) return;
  const consent = await Consent.query(trx).insertAndFetch({
    match_id: match.id,
    client_id: id,
    practitioner_id: one.id,
    segments: ['contact', 'holistic-profile', 'synthesis', 'labor:1'],
  });
  await noteStep(core, trx, consent, 'granted', consentGranted, id);
};
