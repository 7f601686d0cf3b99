import { type Static, Type } from '@sinclair/typebox';

const closed = { additionalProperties: false } as const;

/** Which module comes from which port of the own computer. */
export const OverrideWish = Type.Object(
  {
    module: Type.String({ pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 }),
    port: Type.Integer({ minimum: 1024, maximum: 65_535 }),
  },
  closed,
);
export type OverrideWish = Static<typeof OverrideWish>;

export const Override = Type.Object(
  { ...OverrideWish.properties, until: Type.String({ format: 'date-time' }) },
  closed,
);
export type Override = Static<typeof Override>;

/** Whether this session may take a module from elsewhere, and what it takes. */
export const OverrideState = Type.Object(
  { isAllowed: Type.Boolean(), override: Type.Union([Override, Type.Null()]) },
  closed,
);
export type OverrideState = Static<typeof OverrideState>;
