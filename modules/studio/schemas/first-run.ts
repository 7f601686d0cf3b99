import { type Static, Type } from '@sinclair/typebox';

/** What is to be done before a house opens, in order. */
export const FirstRunList = Type.Array(
  Type.Object(
    {
      id: Type.String(),
      label: Type.String(),
      hint: Type.String(),
      path: Type.Union([Type.String(), Type.Null()]),
      isDone: Type.Boolean(),
    },
    { additionalProperties: false },
  ),
);
export type FirstRunList = Static<typeof FirstRunList>;
