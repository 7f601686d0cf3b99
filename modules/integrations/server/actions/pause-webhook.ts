import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { Webhook } from '../models/webhook';

/** Stops a webhook whose address fails again and again, and writes to the person who made it, or to the team's address. */
export const pauseWebhook = async (core: Core, trx: Knex.Transaction, webhook: Webhook): Promise<void> => {
  await Webhook.query(trx)
    .findById(webhook.id)
    .patch({ pausedBy: 'failures', version: webhook.version + 1 });
  const maker = webhook.createdBy === null ? null : await core.people.contact(trx, webhook.createdBy);
  const page = new URL('/management/integrations', core.config.baseUrl).href;
  await core.mail.send(trx, {
    kind: 'webhook-paused',
    to: maker?.email ?? core.config.contactEmail,
    subject: `${core.config.houseName}: the webhook "${webhook.name}" was paused`,
    text: [
      `The address of the webhook "${webhook.name}" (${new URL(webhook.url).host}) did not take messages any more, so we stopped sending them.`,
      'What happens meanwhile is kept for 30 days and sent when you let the webhook go on.',
      `See what was answered, and let it go on: ${page}`,
    ].join('\n\n'),
  });
  await core.audit.record(trx, { actor: null, action: 'integrations.webhook-paused', object: `webhook:${webhook.id}` });
};
