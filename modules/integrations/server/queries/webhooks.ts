import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { type CsvColumn, type ListOrder, type ListPage, readListPage, toSearchPattern } from '#core/contract/list';
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

const sent = [
  { sql: 'created_at', type: 'instant' },
  { sql: 'id', type: 'uuid' },
] as const satisfies ListOrder['by'];

/** One page of what was sent to a webhook, newest first unless another order is asked for. */
export const listDeliveriesPage = async (
  db: Knex,
  webhookId: string,
  query: DeliveryQuery,
): Promise<ListPage<DeliveryView>> => {
  const fitting = db('webhook_deliveries').where({ webhook_id: webhookId }).select('*');
  if (query.state) fitting.where({ state: query.state });
  const pattern = toSearchPattern(query.q);
  if (pattern)
    fitting.where((any) =>
      any.whereILike('event', pattern).orWhereILike('excerpt', pattern).orWhereILike('reason', pattern),
    );
  const order = { by: sent, descending: query.sort !== 'oldest' };
  const { rows, next } = await readListPage<object>(db, fitting, order, query);
  return { rows: rows.map((row) => toDeliveryView(Delivery.fromDatabaseJson(row))), next };
};

/** Messages as a file, without what was sent. */
export const deliveryColumns: readonly CsvColumn<DeliveryView>[] = [
  { head: 'Message', cell: ({ id }) => id },
  { head: 'Event', cell: ({ event }) => event },
  { head: 'State', cell: ({ state }) => state },
  { head: 'Tries', cell: ({ attempts }) => attempts },
  { head: 'Status', cell: ({ status }) => status },
  { head: 'Why it failed', cell: ({ reason }) => reason },
  { head: 'Made', cell: ({ createdAt }) => createdAt },
  { head: 'Last tried', cell: ({ triedAt }) => triedAt },
  { head: 'Next try', cell: ({ nextTryAt }) => nextTryAt },
];
