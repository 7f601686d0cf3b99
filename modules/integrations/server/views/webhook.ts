import type { DeliveryView, WebhookView } from '../../schemas/webhooks';
import type { Delivery } from '../models/delivery';
import type { Webhook } from '../models/webhook';

const iso = (instant: string): string => new Date(instant).toISOString();
const isoOrNull = (instant: string | null): string | null => instant && iso(instant);

/** A webhook for staff, without its secrets. */
export const toWebhookView = (row: Webhook, now = Date.now()): WebhookView => ({
  id: row.id,
  name: row.name,
  url: row.url,
  events: row.events,
  pausedBy: row.pausedBy,
  formerUntil: row.formerUntil && Date.parse(iso(row.formerUntil)) > now ? iso(row.formerUntil) : null,
  failures: row.failures,
  createdAt: iso(row.createdAt),
  version: row.version,
});

export const toDeliveryView = (row: Delivery): DeliveryView => ({
  id: row.id,
  event: row.event,
  payload: row.payload,
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  excerpt: row.excerpt,
  reason: row.reason,
  createdAt: iso(row.createdAt),
  triedAt: isoOrNull(row.triedAt),
  nextTryAt: isoOrNull(row.nextTryAt),
});
