import type { Core, Seed } from '#core/contract/server';
import { relations } from '#modules/matching/public';
import { consentGranted } from '../schemas/events';
import { recordStep } from './actions/record-step';
import { Consent } from './models/consent';

/** An invented client of the demo practitioner has opened four segments, once. */
export const seed =
  (core: Core): Seed =>
  async (trx, demo) => {
    const clientId = demo.sampleClient;
    const relation = clientId && (await core.port(relations).findRelation(demo.practitioner, clientId, trx));
    if (!relation || (await Consent.query(trx).findOne({ match_id: relation.matchId }))) return;
    const consent = await Consent.query(trx).insertAndFetch({
      matchId: relation.matchId,
      clientId,
      practitionerId: relation.practitionerId,
      segments: ['contact', 'holistic-profile', 'synthesis', 'labor:1'],
    });
    await recordStep(core, trx, consent, 'granted', consentGranted, clientId);
  };
