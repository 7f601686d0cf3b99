import { type Static, Type } from '@sinclair/typebox';

const closed = { additionalProperties: false } as const;

/** `GET /api/account/preferences`: null follows the browser. */
export const Preferences = Type.Object(
  {
    language: Type.Union([Type.Literal('en'), Type.Literal('de'), Type.Literal('es'), Type.Null()]),
    theme: Type.Union([Type.Literal('light'), Type.Literal('dark'), Type.Literal('system'), Type.Null()]),
    units: Type.Union([Type.Literal('metric'), Type.Literal('imperial'), Type.Null()]),
  },
  closed,
);
export type Preferences = Static<typeof Preferences>;
/** `PATCH /api/account/preferences`. */
export const PreferencesChange = Type.Partial(Preferences, { ...closed, minProperties: 1 });
