import { type Static, Type } from '@sinclair/typebox';
import { listPlace } from '#core/contract/list';
import { oneOf, Search } from './tokens';
import { deliverySorts, deliveryStates } from './values';

const closed = { additionalProperties: false } as const;
const Uuid = Type.String({ format: 'uuid' });
const Instant = Type.String({ format: 'date-time' });
const EventId = Type.String({ pattern: '^[a-z-]{1,40}\\.[a-z-]{1,60}$' });

/** An event that other systems may subscribe to. */
export const EventView = Type.Object({ id: EventId, title: Type.String() }, closed);

const fields = {
  /** Which system listens there. */
  name: Type.String({ minLength: 1, maxLength: 80 }),
  url: Type.String({ minLength: 1, maxLength: 500 }),
  events: Type.Array(EventId, { minItems: 1, maxItems: 50, uniqueItems: true }),
};
export const WebhookInput = Type.Object(fields, closed);
export type WebhookInput = Static<typeof WebhookInput>;
export const WebhookChange = Type.Partial(Type.Object({ ...fields, isPaused: Type.Boolean() }, closed), {
  ...closed,
  minProperties: 1,
});
export type WebhookChange = Static<typeof WebhookChange>;

const webhook = {
  id: Uuid,
  ...fields,
  /** `failures`: so many tries failed one after another that the product stopped. */
  pausedBy: Type.Union([Type.Literal('staff'), Type.Literal('failures'), Type.Null()]),
  /** The former secret signs as well until then. */
  formerUntil: Type.Union([Instant, Type.Null()]),
  failures: Type.Integer(),
  createdAt: Instant,
  version: Type.Integer(),
};
export const WebhookView = Type.Object(webhook, closed);
export type WebhookView = Static<typeof WebhookView>;
/** The only answers that hold the secret: of a new webhook, and of a changed secret. */
export const WebhookWithSecret = Type.Object({ ...webhook, secret: Type.String() }, closed);
export type WebhookWithSecret = Static<typeof WebhookWithSecret>;

export const DeliveryView = Type.Object(
  {
    id: Uuid,
    event: Type.String(),
    /** What is sent, as JSON. */
    payload: Type.Unknown(),
    state: oneOf(deliveryStates),
    attempts: Type.Integer(),
    /** Of the last try: the status of the answer; null where none came. */
    status: Type.Union([Type.Integer(), Type.Null()]),
    /** The beginning of what was answered. */
    excerpt: Type.String(),
    /** Why the last try failed, in a sentence. */
    reason: Type.Union([Type.String(), Type.Null()]),
    createdAt: Instant,
    triedAt: Type.Union([Instant, Type.Null()]),
    nextTryAt: Type.Union([Instant, Type.Null()]),
  },
  closed,
);
export type DeliveryView = Static<typeof DeliveryView>;
const filters = {
  /** Part of an event's name, of an answer, or of why a try failed. */
  q: Search,
  state: Type.Optional(oneOf(deliveryStates)),
  sort: Type.Optional(oneOf(deliverySorts)),
};
export const DeliveryFilters = Type.Object(filters, closed);
export type DeliveryFilters = Static<typeof DeliveryFilters>;
export const DeliveryQuery = Type.Object({ ...filters, ...listPlace }, closed);
export type DeliveryQuery = Static<typeof DeliveryQuery>;
