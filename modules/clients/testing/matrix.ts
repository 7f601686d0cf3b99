import type { Scene } from '#core/testing/matrix';
import { matched } from '#modules/matching/testing/matched';
import { opened } from '#modules/sharing/testing/consents';
import { inPhase } from './factory';

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ knex, callers }) => {
  const { owner, prac_consent } = callers;
  const matchId = await matched(knex, owner, prac_consent);
  return {
    'GET /api/team/clients': { query: 'phase=assessment&q=a&assigned=yes&sort=name&limit=20' },
    'GET /api/team/clients.csv': { query: 'phase=assessment&q=a&assigned=yes&sort=name' },
    'GET /api/team/clients/counts': { query: 'q=a&assigned=yes' },
    'GET /api/team/clients/{ownerId}': {
      params: { ownerId: owner.userId },
      before: async () => {
        await opened(owner, matchId, ['birth']);
        return undefined;
      },
    },
    'PATCH /api/team/clients/{ownerId}/phase': {
      params: { ownerId: owner.userId },
      body: { phase: 'intake' },
      headers: { 'if-match': '"1"' },
      before: async (principal) => {
        if (principal === 'prac_consent') await opened(owner, matchId, ['birth']);
        const version = await inPhase(knex, owner.userId, 'assessment');
        return { headers: { 'if-match': `"${version}"` } };
      },
    },
  };
};
