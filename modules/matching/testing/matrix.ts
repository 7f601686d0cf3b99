import type { Client } from '#core/testing/client';
import type { Scene } from '#core/testing/matrix';
import { aLaborResponse } from '#modules/labors/testing/factory';
import { withProfile } from '#modules/synthesis/testing/factory';
import { aPractitioner, runFor } from './factory';

const needs = async (client: Client, text: string): Promise<void> => {
  if (!(await client.get('/api/clients/me')).body) await withProfile(client);
  const { body } = await client.get('/api/labor-responses/me');
  if (!(body as { laborNumber: number }[]).some(({ laborNumber }) => laborNumber === 12))
    await aLaborResponse(client, 12, text);
};

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ app, knex, callers, canary }) => {
  const text = 'When my mother died I never got to say goodbye, and I carry it with me.';
  await aPractitioner(knex, {
    userId: callers.prac_consent.userId,
    work: [['Bereavement', 'We find a way to live on with the dead and the words never said.']],
    frameworks: ['Grief work'],
  });
  await needs(callers.owner, `${text} ${canary}.`);
  const { jobId } = await runFor(app, callers.owner);
  return {
    'GET /api/practitioners': {},
    'GET /api/practitioners/me': {},
    'GET /api/matching/me': {},
    'GET /api/matching/state': {},
    'POST /api/matching/run': {
      body: {},
      before: async (principal, client) => {
        if (principal === 'other_client') await needs(client, text);
        return undefined;
      },
    },
    'GET /api/matching/jobs/{jobId}': { params: { jobId } },
    'POST /api/matching/preview': { body: { text: `${text} It returns every winter.` } },
  };
};
