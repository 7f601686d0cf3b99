import { Type } from '@sinclair/typebox';
import { defineEvent } from './public';

const closed = { additionalProperties: false } as const;
const userId = Type.String({ format: 'uuid' });

/**
 * The address of this account was shown to be the person's: by a mailed link or by an issuer that vouches for it. Emitted in the
 * transaction which proves it and again at every later proof, so what was written without an account may be handed over.
 */
export const emailProven = defineEvent('core.email-proven', Type.Object({ userId }, closed));

/** An account has this role from now on: an invitation was accepted or an admin changed it. */
export const roleGranted = defineEvent(
  'core.role-granted',
  Type.Object(
    { userId, role: Type.Union([Type.Literal('client'), Type.Literal('practitioner'), Type.Literal('admin')]) },
    closed,
  ),
);
