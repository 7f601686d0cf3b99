import { Type } from '@sinclair/typebox';
import { defineEvent } from '#core/contract/public';

/**
 * A request of the inbox came in, changed, got its profile or is gone. Browsers hear the same by the name
 * `consultations.changed` in the room `admin:consultations`.
 */
export const consultationChanged = defineEvent(
  'consultations.changed',
  Type.Object(
    {
      requestId: Type.String({ format: 'uuid' }),
      change: Type.Union([
        Type.Literal('created'),
        Type.Literal('changed'),
        Type.Literal('generated'),
        Type.Literal('deleted'),
      ]),
    },
    { additionalProperties: false },
  ),
);
