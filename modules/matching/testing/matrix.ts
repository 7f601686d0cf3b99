import type { Client } from '#core/testing/client';
import type { HappyCall, Scene } from '#core/testing/matrix';
import { aLaborResponse } from '#modules/labors/testing/factory';
import { knownSegments } from '#modules/records/public';
import { withProfile } from '#modules/synthesis/testing/factory';
import { callCalls } from './calls';
import { aPractitioner, runFor } from './factory';
import { consentOf, introduced, matchWith, opened } from './relations';

const text = 'When my mother died I came too late to say goodbye, and I carry it with me.';

const needs = async (client: Client, answer: string): Promise<void> => {
  if (!(await client.get('/api/clients/me')).body) await withProfile(client);
  const { body } = await client.get('/api/labor-responses/me');
  if (!(body as { laborNumber: number }[]).some(({ laborNumber }) => laborNumber === 12))
    await aLaborResponse(client, 12, answer);
};

const ifMatch = (version: number | undefined) => ({ headers: { 'if-match': `"${version}"` } });
const practice = {
  approach: 'Talking and walking',
  experience: 9,
  languages: ['English'],
  frameworks: ['Grief work'],
  designFocus: ['open Head'],
  statements: [
    { specialization: 'Bereavement', statement: 'We find a way to live on with the dead and the words never said.' },
  ],
};
const hours = {
  state: 'open',
  capacity: 20,
  zone: 'Europe/Berlin',
  hours: [{ day: 1, from: '09:00', to: '17:00' }],
  exceptions: [{ date: '2027-01-04', hours: [] }],
};

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ app, knex, callers, canary }) => {
  const { owner, prac_consent, prac_noconsent, prac_unmatched } = callers;
  // Others, so that changing a match or a consent leaves those of the seven callers as they are.
  const [client, practitioner] = [await app.as('client'), await app.as('practitioner')];
  for (const { userId } of [prac_consent, prac_noconsent, prac_unmatched, practitioner])
    await aPractitioner(knex, {
      userId,
      work: [['Bereavement', 'We find a way to live on with the dead and the words never said.']],
      frameworks: ['Grief work'],
    });
  await needs(owner, `${text} ${canary}.`);
  await needs(client, text);
  const { jobId } = await runFor(app, owner);
  await runFor(app, client);
  const matches = {
    prac_consent: (await introduced(owner, prac_consent)).id,
    prac_noconsent: (await introduced(owner, prac_noconsent)).id,
    spare: (await introduced(owner, practitioner)).id,
  };
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
  /** A match that each caller may see: the own one of a practitioner, else the owner's. */
  const ownMatch = (principal: string): string =>
    principal === 'prac_noconsent' ? matches.prac_noconsent : matches.prac_consent;
  return {
    'GET /api/practitioners': {},
    'GET /api/team/practitioners': { query: 'q=ber&state=open&room=yes&limit=20' },
    'GET /api/practitioners/me': {},
    'PUT /api/practitioners/me': {
      body: practice,
      before: async (_, caller) => ifMatch((await caller.get('/api/practitioners/me')).body.version),
    },
    'GET /api/practitioners/me/availability': {},
    'PUT /api/practitioners/me/availability': { body: hours },
    'GET /api/practitioners/me/clients': {},
    'GET /api/practitioners/me/requests': {},
    'GET /api/matching/me': {},
    'GET /api/matching/state': {},
    'POST /api/matching/run': {
      body: {},
      before: async (principal, caller) => {
        if (principal === 'other_client') await needs(caller, text);
        return undefined;
      },
    },
    'GET /api/matching/jobs/{jobId}': { params: { jobId } },
    'POST /api/matching/preview': { body: { text: `${text} It returns every winter.` } },
    'GET /api/matches/{id}': {
      params: { id: matches.prac_consent },
      before: async (principal) => ({ params: { id: ownMatch(principal) } }),
    },
    'GET /api/matches/{id}/brief': { params: { id: matches.prac_consent }, query: 'language=de&zone=Europe/Berlin' },
    'PATCH /api/matches/{id}': {
      params: { id: matches.spare },
      body: { status: 'ended' },
      headers: { 'if-match': '"1"' },
      before: async (principal, caller) => {
        const [a, b] = [principal === 'owner' ? owner : client, principal.startsWith('prac') ? caller : practitioner];
        const { id, version } = await introduced(a, b);
        return { params: { id }, ...ifMatch(version) };
      },
    },
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
    ...(await callCalls({
      owner,
      practitioner: prac_consent,
      matchId: matches.prac_consent,
      otherMatchId: matches.prac_noconsent,
    })),
    'GET /api/clients/{ownerId}/shared': ofOwner,
    'GET /api/clients/{ownerId}/segments/labor:{n}': segment('12'),
    'GET /api/clients/{ownerId}/segments/labor-audio:{n}': segment('12'),
  };
};
