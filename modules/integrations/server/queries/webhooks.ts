import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { type ListOrder, type ListPage, readListPage } from '#core/contract/list';
import type { DeliveryQuery, DeliveryView, WebhookView } from '../../schemas/webhooks';
import { Delivery } from '../models/delivery';
import { Webhook } from '../models/webhook';
import { toDeliveryView, toWebhookView } from '../views/webhook';

export const listWebhookViews = async (db: Knex): Promise<WebhookView[]> =>
  (await Webhook.query(db).orderBy(['created_at', 'id'])).map((row) => toWebhookView(row));

/** The webhook that a path names. Throws 404. */
export const getWebhook = async ({
  params,
  db,
}: {
  readonly params: { readonly id: string };
  readonly db: Knex;
}): Promise<Webhook> => {
  const found = await Webhook.query(db).findById(params.id);
  if (!found) throw notFound('webhook');
  return found;
};

/** The delivery that a path names. Throws 404. */
export const getDelivery = async ({ params, db }: Parameters<typeof getWebhook>[0]): Promise<Delivery> => {
  const found = await Delivery.query(db).findById(params.id);
  if (!found) throw notFound('delivery');
  return found;
};

const newestFirst: ListOrder = {
  by: [
    { sql: 'created_at', type: 'instant' },
    { sql: 'id', type: 'uuid' },
  ],
  descending: true,
};

/** One page of what was sent to a webhook, newest first. */
export const listDeliveriesPage = async (
  db: Knex,
  webhookId: string,
  query: DeliveryQuery,
): Promise<ListPage<DeliveryView>> => {
  const fitting = db('webhook_deliveries').where({ webhook_id: webhookId }).select('*');
  if (query.state) fitting.where({ state: query.state });
  const { rows, next } = await readListPage<object>(db, fitting, newestFirst, query);
  return { rows: rows.map((row) => toDeliveryView(Delivery.fromDatabaseJson(row))), next };
};
