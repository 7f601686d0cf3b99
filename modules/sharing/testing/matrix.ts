import type { HappyCall, Scene } from '#core/testing/matrix';
import { matchCallers } from '#modules/matching/testing/matches';
import { introduced, matchWith } from '#modules/matching/testing/relations';
import { knownSegments } from '#modules/records/public';
import { consentOf, opened } from './consents';

const ifMatch = (version: number | undefined) => ({ headers: { 'if-match': `"${version}"` } });

/** Happy calls of the routes of this module. */
export const scene: Scene = async (context) => {
  const { owner, prac_noconsent } = context.callers;
  const { practitioner, matches } = await matchCallers(context);
  const everything = async (): Promise<undefined> => {
    await opened(owner, matches.prac_consent, knownSegments);
    return undefined;
  };
  await everything();
  const consent = (await consentOf(owner, matches.prac_consent))?.id ?? '';
  const spareConsent = async () => opened(owner, matches.spare, ['birth']);

  const ofOwner: HappyCall = { params: { ownerId: owner.userId }, before: everything };
  const segment = (n: string): HappyCall => ({ params: { ownerId: owner.userId, n }, before: everything });
  const segments = Object.fromEntries(
    ['birth', 'holistic-profile', 'synthesis', 'intake-general', 'intake-medical', 'intake-trauma', 'contact'].map(
      (key) => [`GET /api/clients/{ownerId}/segments/${key}`, ofOwner],
    ),
  );
  return {
    'GET /api/practitioners/me/clients': {},
    'GET /api/consents/me': {},
    'POST /api/consents': {
      body: { matchId: matches.spare, segments: ['birth', 'labor:12'], expiresAt: '2099-01-01T00:00:00Z' },
      before: async () => {
        await introduced(owner, practitioner);
        await opened(owner, matches.spare, []);
        return undefined;
      },
    },
    'PATCH /api/consents/{id}': {
      params: { id: consent },
      body: { segments: [...knownSegments], expiresAt: '2099-01-01T00:00:00Z' },
      headers: { 'if-match': '"1"' },
      before: async () => ifMatch((await consentOf(owner, matches.prac_consent))?.version),
    },
    'DELETE /api/consents/{id}': {
      params: { id: consent },
      before: async () => {
        await introduced(owner, practitioner);
        return { params: { id: (await spareConsent())?.id ?? '' } };
      },
    },
    'GET /api/consents/{id}/history': { params: { id: consent }, before: everything },
    'GET /api/access-log/me': {},
    'POST /api/consents/requests': {
      body: { matchId: matches.prac_consent, segments: ['labor:12'], reason: 'prepare-session', note: 'For Monday.' },
      before: async (principal) => {
        // What is open cannot be asked for; the next caller's turn opens it again.
        if (principal === 'prac_consent') await opened(owner, matches.prac_consent, ['birth']);
        else await everything();
        const matchId = principal === 'prac_noconsent' ? matches.prac_noconsent : matches.prac_consent;
        return { body: { matchId, segments: ['labor:12'], reason: 'prepare-session', note: 'For Monday.' } };
      },
    },
    'DELETE /api/consents/requests/{id}': await (async (): Promise<HappyCall> => {
      const asked = async (): Promise<{ params: { id: string } }> => {
        const { id } = await matchWith(owner, prac_noconsent);
        const ask = { matchId: id, segments: ['contact'], reason: 'other' };
        return { params: { id: (await prac_noconsent.post('/api/consents/requests', ask)).body.id } };
      };
      return { ...(await asked()), before: asked };
    })(),
    ...segments,
    'GET /api/clients/{ownerId}/shared': ofOwner,
    'GET /api/clients/{ownerId}/segments/labor:{n}': segment('12'),
    'GET /api/clients/{ownerId}/segments/labor-audio:{n}': segment('12'),
  };
};
