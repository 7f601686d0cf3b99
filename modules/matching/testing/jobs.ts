import type { JobScene } from '#core/testing/job-scenes';
import { aLaborResponse } from '#modules/labors/testing/factory';
import { aChartedClient } from '#modules/profile/testing/factory';
import { aPractitioner } from './factory';

/** A client with one answer asks who could help. */
export const jobScene: JobScene = async ({ app, knex }) => {
  await aPractitioner(knex);
  const client = await aChartedClient(app);
  await aLaborResponse(client, 1, 'My grandmother counted the bread at every meal and nobody told us why.');
  const asked = await client.post('/api/matching/run', {});
  if (asked.status !== 202) throw new Error(`not asked: ${asked.status} ${asked.text}`);
  return [
    {
      job: 'matching.run',
      count: async () =>
        Number(
          (
            await knex('outbox_events')
              .whereRaw("payload->>'jobId' = ?", [asked.body.jobId])
              .where({ event: 'matching.updated' })
              .count({ n: '*' })
              .first()
          )?.n,
        ),
    },
  ];
};
