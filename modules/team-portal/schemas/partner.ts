import { type Static, Type } from '@sinclair/typebox';

const strict = { additionalProperties: false } as const;

/** A house or a company the team works with. */
export const PartnerView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    name: Type.String(),
    /** What it is, in a word or two: `Retreat house`. */
    type: Type.String(),
    status: Type.Union([Type.Literal('active'), Type.Literal('paused')]),
    city: Type.Union([Type.String(), Type.Null()]),
    /** An https address. */
    url: Type.Union([Type.String(), Type.Null()]),
    /** True of the invented partners of a development start. */
    sample: Type.Boolean(),
  },
  { ...strict, $id: 'PartnerView' },
);
export type PartnerView = Static<typeof PartnerView>;

/** `GET /api/partners`: by name; `X-Total-Count` says how many there are. */
export const PartnerList = Type.Array(PartnerView);

/** Part of the list; `cursor` is the id of the last partner of the page before. */
export const PartnerPage = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    cursor: Type.Optional(Type.String({ format: 'uuid' })),
  },
  strict,
);
export type PartnerPage = Static<typeof PartnerPage>;
