import { Type } from '@sinclair/typebox';
import type { Knex } from 'knex';
import type { ProductLanguage } from './page';
import { defineCollectingPort, defineEvent } from './public';
import type { User } from './route';

const closed = { additionalProperties: false } as const;
const userId = Type.String({ format: 'uuid' });

/**
 * The address of this account was shown to be the person's: by a mailed link or by an issuer that vouches for it. Emitted in the
 * transaction which proves it and again at every later proof, so what was written without an account may be handed over.
 */
export const emailVerified = defineEvent('core.email-proven', Type.Object({ userId }, closed));

/** An account has this role from now on: an invitation was accepted or an admin changed it. */
export const roleGranted = defineEvent(
  'core.role-granted',
  Type.Object(
    { userId, role: Type.Union([Type.Literal('client'), Type.Literal('practitioner'), Type.Literal('admin')]) },
    closed,
  ),
);

/** Whose object it is: an account, or an address that was left without one, or neither any more. */
export interface ObjectOwner {
  readonly userId: string | null;
  readonly email: string | null;
}

/** A kind of object that staff may open only with a stated reason, for one hour; its owner is notified. */
export interface BreakGlassObjects {
  /** First part of an object's name: `intake` of `intake:<uuid>`. Lower-case letters and dashes. */
  readonly kind: string;
  /** Null when there is no such object; `id` is always a UUID in lower case. */
  ownerOf(db: Knex, id: string): Promise<ObjectOwner | null>;
}

/** Name of the audit entry that a module writes before each answer under a live grant, with actor, object and its owner as subject. */
export const getReadAction = (kind: string): string => `${kind}.sealed-read`;

/** Modules name the owners of what they keep closed; the host writes the grants. */
export const breakGlassObjects = defineCollectingPort<BreakGlassObjects>('core.break-glass-objects');

/** Says who may join the rooms of one prefix (`pod:`); asked at the join and again at every send. */
export interface ChannelGuard {
  readonly prefix: string;
  canJoin(user: User, room: string): Promise<boolean>;
  /**
   * Takes a `chat_message` of a browser that `canJoin` let through just now: checks it, stores it and only then publishes it. What
   * it answers is the acknowledgement. A room whose guard has none takes no messages.
   */
  receive?(user: User, room: string, message: unknown): Promise<Acknowledgement>;
}
/** `status` as of a request: 200, 403, 422, 429, 500; `message` is what was stored. */
export interface Acknowledgement {
  readonly status: number;
  readonly message?: object;
}
/** What a module lets travel with each page, so that the page need not ask for it. From memory: it is called for every page. */
export interface PageContent {
  of(request: { readonly language: ProductLanguage; readonly user: User | null }): Readonly<Record<string, unknown>>;
}
export const pageContent = defineCollectingPort<PageContent>('core.page-content');

/** Modules that own rooms contribute a guard; a room without a guard does not exist. */
export const channelGuards = defineCollectingPort<ChannelGuard>('core.rooms');
