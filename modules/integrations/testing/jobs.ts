import type { JobScene } from '#core/testing/job-scenes';
import { mostFailures, pingEvent } from '../schemas/values';

/** An admin tries whether an address answers that failed often; its name leads nowhere, so it is paused and nothing is tried again. */
export const jobScene: JobScene = async ({ app, knex }) => {
  const admin = await app.as('admin');
  // Of whichever modules are there.
  const { body: offered } = await admin.get('/api/integrations/events');
  const input = { name: 'Ledger', url: 'https://hooks.invalid/in', events: [offered[0].id] };
  const { body } = await admin.post('/api/integrations/webhooks', input);
  // It hears of nothing that other scenes change: that would pause it before the attempt.
  await knex('webhooks')
    .where({ id: body.id })
    .update({ failures: mostFailures - 1, events: [] });
  const { status } = await admin.post(`/api/integrations/webhooks/${body.id}/pings`);
  if (status !== 201) throw new Error(`no message: ${status}`);
  const count = async (): Promise<number> =>
    (await knex('webhook_deliveries').where({ webhook_id: body.id, event: pingEvent, attempts: 1 })).length;
  return [{ job: 'integrations.send-delivery', count }];
};
