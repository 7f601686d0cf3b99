import type { Knex } from 'knex';
import { defineCollectingPort } from './public';

/** Whose object it is: an account, or an address that was left without one, or neither any more. */
export interface ObjectOwner {
  readonly userId: string | null;
  readonly email: string | null;
}

/** A kind of object that staff may open only with a stated reason, for one hour, while its owner is told. */
export interface BreakGlassObjects {
  /** First part of an object's name: `intake` of `intake:<uuid>`. Lower-case letters and dashes. */
  readonly kind: string;
  /** Null when there is no such object; `id` is always a UUID in lower case. */
  ownerOf(db: Knex, id: string): Promise<ObjectOwner | null>;
}

/** Name of the audit entry that a module writes before each answer under a live grant, with actor, object and its owner as subject. */
export const sealedReadOf = (kind: string): string => `${kind}.sealed-read`;

/** Modules name the owners of what they keep closed; the host writes the grants. */
export const breakGlassObjects = defineCollectingPort<BreakGlassObjects>('core.break-glass-objects');
