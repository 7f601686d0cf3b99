import { Type } from '@sinclair/typebox';
import { defineEvent } from '#core/contract/public';

/** A version of a document is shown from now on. */
export const contentPublished = defineEvent(
  'studio.published',
  Type.Object(
    { noun: Type.String(), key: Type.String(), language: Type.String(), number: Type.Integer() },
    { additionalProperties: false },
  ),
  { changesPages: true },
);
