import { type Static, Type } from '@sinclair/typebox';
import { listPlace } from '#core/contract/list';

const strict = { additionalProperties: false } as const;
const Id = Type.String({ format: 'uuid' });
const OrNull = Type.Union([Type.String(), Type.Null()]);

/** Whether the team works with a partner at the moment. */
export const PartnerStatus = Type.Union([Type.Literal('active'), Type.Literal('paused')]);
export type PartnerStatus = Static<typeof PartnerStatus>;

/** A house or a company the team works with. */
export const PartnerView = Type.Object(
  {
    id: Id,
    name: Type.String(),
    /** What it is, in a word or two: `Retreat house`. */
    type: Type.String(),
    status: PartnerStatus,
    city: OrNull,
    /** An https address. */
    url: OrNull,
    /** True of the invented partners of a development start. */
    sample: Type.Boolean(),
    /** Put away: kept with its history, and offered nowhere. */
    archived: Type.Boolean(),
    /** For If-Match. */
    version: Type.Integer(),
  },
  { ...strict, $id: 'PartnerView' },
);
export type PartnerView = Static<typeof PartnerView>;

/** `GET /api/partners`: by name; `X-Total-Count` says how many fit. */
export const PartnerList = Type.Array(PartnerView);

const filters = {
  /** Part of a name, a kind or a city. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  state: Type.Optional(Type.Union([PartnerStatus, Type.Literal('archived')])),
};
/** Part of the list. Without `state` everybody who is not archived. */
export const PartnerQuery = Type.Object({ ...filters, ...listPlace }, strict);
export const PartnerFilters = Type.Object(filters, strict);
export type PartnerQuery = Static<typeof PartnerQuery>;

/** White space around texts is taken off before they are judged. */
const name = Type.String({ minLength: 1, maxLength: 120, message: 'Enter a name of at most 120 characters.' });
const type = Type.String({
  minLength: 1,
  maxLength: 80,
  message: 'Say in at most 80 characters what it is, such as Retreat house.',
});
const city = Type.Union([Type.String({ maxLength: 120 }), Type.Null()]);
const url = Type.Union([Type.String({ maxLength: 500 }), Type.Null()]);

/** `POST /api/partners` (Idempotency-Key). */
export const PartnerInput = Type.Object(
  { name, type, status: Type.Optional(PartnerStatus), city: Type.Optional(city), url: Type.Optional(url) },
  { ...strict, $id: 'PartnerInput' },
);
export type PartnerInput = Static<typeof PartnerInput>;

/** `PATCH /api/partners/:id` (If-Match): what is left out stays. */
export const PartnerChange = Type.Object(
  {
    name: Type.Optional(name),
    type: Type.Optional(type),
    status: Type.Optional(PartnerStatus),
    city: Type.Optional(city),
    url: Type.Optional(url),
    archived: Type.Optional(Type.Boolean()),
  },
  { ...strict, $id: 'PartnerChange', minProperties: 1 },
);
export type PartnerChange = Static<typeof PartnerChange>;

/** Fields that a history names. */
export const partnerFields = ['name', 'type', 'status', 'city', 'url'] as const;
export type PartnerField = (typeof partnerFields)[number];
const FieldChange = Type.Object(
  { field: Type.Union(partnerFields.map((field) => Type.Literal(field))), from: OrNull, to: OrNull },
  strict,
);

/** One line of `GET /api/partners/:id/history`, newest first. */
export const PartnerStep = Type.Object(
  {
    id: Type.String(),
    kind: Type.Union([
      Type.Literal('created'),
      Type.Literal('changed'),
      Type.Literal('archived'),
      Type.Literal('restored'),
    ]),
    at: Type.String(),
    /** Null for an account that is gone, and for what the product put in itself. */
    by: OrNull,
    changes: Type.Array(FieldChange),
  },
  { ...strict, $id: 'PartnerStep' },
);
export type PartnerStep = Static<typeof PartnerStep>;
export const PartnerHistory = Type.Array(PartnerStep);

/** Part of a history; `cursor` is the id of the last line of the page before. */
export const PartnerHistoryQuery = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    cursor: Type.Optional(Type.String({ pattern: '^[0-9]{1,18}$' })),
  },
  strict,
);
export type PartnerHistoryQuery = Static<typeof PartnerHistoryQuery>;
