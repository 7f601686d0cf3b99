import type { Scene } from '#core/testing/matrix';
import { callCalls } from './calls';
import { answer, makeReady, matchCallers } from './matches';
import { introduced } from './relations';

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
const wishes = {
  confirmed: ['moral-injury'],
  refused: [],
  own: ['I want to sleep again'],
  filters: { language: 'English', mode: null, mostPrice: null, place: null, gender: null, withinDays: 14 },
};
const offer = { modes: ['online'], pricePerHour: 95, gender: null, placeId: null };

/** Happy calls of the routes of this module. */
export const scene: Scene = async (context) => {
  const { owner, prac_consent } = context.callers;
  const { client, practitioner, jobId, matches } = await matchCallers(context);
  const recordId: string = (await prac_consent.get('/api/practitioners/me')).body.id;
  /** A match that each caller may see: the own one of a practitioner, else the owner's. */
  const ownMatch = (principal: string): string =>
    principal === 'prac_noconsent' ? matches.prac_noconsent : matches.prac_consent;
  return {
    'GET /api/practitioners': {},
    'GET /api/team/practitioners.csv': { query: 'q=ber&state=open&sort=clients' },
    'GET /api/team/practitioners': { query: 'q=ber&state=open&room=yes&limit=20' },
    'GET /api/practitioners/me': {},
    'PUT /api/practitioners/me': {
      body: practice,
      before: async (_, caller) => ifMatch((await caller.get('/api/practitioners/me')).body.version),
    },
    'GET /api/practitioners/me/availability': {},
    'PUT /api/practitioners/me/availability': { body: hours },
    'GET /api/practitioners/me/requests': {},
    'GET /api/matching/me': {},
    'GET /api/matching/state': {},
    'POST /api/matching/run': {
      body: {},
      before: async (principal, caller) => {
        if (principal === 'other_client') await makeReady(caller, answer);
        return undefined;
      },
    },
    'GET /api/matching/wishes': {},
    'PUT /api/matching/wishes': { body: wishes },
    'GET /api/matching/needs': {},
    'GET /api/practitioners/{id}/offer': { params: { id: recordId } },
    'PUT /api/practitioners/{id}/offer': { params: { id: recordId }, body: offer },
    'GET /api/matching/jobs/{jobId}': { params: { jobId } },
    'POST /api/matching/preview': { body: { text: `${answer} It returns every winter.` } },
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
    ...(await callCalls({
      owner,
      practitioner: prac_consent,
      matchId: matches.prac_consent,
      otherMatchId: matches.prac_noconsent,
    })),
  };
};
