import type { Scene } from '#core/testing/matrix';
import { matched } from '#modules/matching/testing/matched';
import { opened } from '#modules/sharing/testing/consents';
import { aPlan, writePlan } from './factory';

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ knex, callers, canary }) => {
  const { owner, prac_consent: practitioner } = callers;
  const matchId = await matched(knex, owner, practitioner);
  const open = async (): Promise<undefined> => {
    await opened(owner, matchId, ['birth']);
    return undefined;
  };
  await open();
  const plan = await writePlan(practitioner, owner.userId, { summary: `Rest. ${canary}` });
  const ofOwner = { params: { ownerId: owner.userId }, before: open };
  return {
    'GET /api/team/aftercare': { query: 'status=active&due=week&limit=20' },
    'GET /api/team/aftercare.csv': { query: 'sort=oldest' },
    'GET /api/team/aftercare/due': {},
    'GET /api/aftercare/{ownerId}': ofOwner,
    'POST /api/aftercare/{ownerId}/plans': { ...ofOwner, body: aPlan() },
    'PUT /api/aftercare/plans/{id}': {
      params: { id: plan.id },
      body: { ...aPlan(), status: 'active', outcome: null },
      headers: { 'if-match': '"1"' },
      before: async () => {
        await open();
        const made = await writePlan(practitioner, owner.userId);
        return { params: { id: made.id }, headers: { 'if-match': `"${made.version}"` } };
      },
    },
    'PATCH /api/aftercare/items/{id}': {
      params: { id: plan.items[0]?.id ?? '' },
      body: { done: true, note: 'It went well.' },
      before: open,
    },
  };
};
