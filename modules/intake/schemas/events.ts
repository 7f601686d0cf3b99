import { Type } from '@sinclair/typebox';
import { defineEvent } from '#core/contract/public';

/**
 * A questionnaire came in, was changed by the team or is gone. Browsers hear the same by the name `intake.changed` in the room
 * `admin:intakes`.
 */
export const intakeChanged = defineEvent(
  'intake.changed',
  Type.Object(
    {
      intakeId: Type.String({ format: 'uuid' }),
      change: Type.Union([Type.Literal('created'), Type.Literal('changed'), Type.Literal('deleted')]),
    },
    { additionalProperties: false },
  ),
);
