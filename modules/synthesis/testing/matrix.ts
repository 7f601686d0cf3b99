import type { Scene } from '#core/testing/matrix';
import { aLaborResponse } from '#modules/labors/testing/factory';
import { threeAnswers, withProfile } from '#modules/profile/testing/ready-client';
import { generateFor, readingOf } from './factory';

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ app, callers, canary }) => {
  const { owner } = callers;
  if (!(await owner.get('/api/clients/me')).body) await withProfile(owner);
  for (const [number, text] of Object.entries(threeAnswers)) {
    const saved = await owner.get('/api/labor-responses/me');
    const answers = (saved.body as { laborNumber: number }[]).some((one) => one.laborNumber === Number(number));
    if (!answers) await aLaborResponse(owner, Number(number), `${text} ${canary}.`);
  }
  const { jobId } = await generateFor(app, owner);
  const { id, reading } = await readingOf(owner);
  const itemId = reading.themes[0]?.id ?? '';

  /** A caller of the client role with a profile and three answers; others come as they are. */
  const readied = async (principal: string, client: typeof owner): Promise<undefined> => {
    if (principal !== 'other_client') return;
    if (!(await client.get('/api/clients/me')).body) await withProfile(client);
    const { body } = await client.get('/api/labor-responses/me');
    if ((body as unknown[]).length < 3)
      for (const [number, text] of Object.entries(threeAnswers)) await aLaborResponse(client, Number(number), text);
  };
  return {
    'GET /api/synthesis/me': {},
    'GET /api/synthesis/state': {},
    'GET /api/synthesis/preparation': {},
    'POST /api/synthesis/generate': { body: {}, before: readied },
    'GET /api/synthesis/jobs/{jobId}': { params: { jobId } },
    'GET /api/synthesis/versions': {},
    'GET /api/synthesis/versions/{id}': { params: { id } },
    'GET /api/synthesis/versions/{id}/report.pdf': { params: { id } },
    'POST /api/synthesis/feedback': {
      body: { synthesisId: id, itemId, verdict: 'agree' },
      before: async (principal, client) => {
        if (principal !== 'other_client') return undefined;
        await readied(principal, client);
        await generateFor(app, client);
        const own = await readingOf(client);
        return { body: { synthesisId: own.id, itemId: own.reading.themes[0]?.id ?? '', verdict: 'agree' } };
      },
    },
    'POST /api/synthesis/contact-wishes': { body: {} },
  };
};
