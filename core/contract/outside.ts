import type { Knex } from 'knex';
import { defineCollectingPort, definePort, type EventType } from './public';

/** What every token of another system begins with, so that people and scanners of secrets know one when they see it. */
export const tokenPrefix = 'hedo_';

/** A token that is valid now. */
export interface TokenGrant {
  readonly id: string;
  /** The member of staff in whose name it reads: with their account or their permission it ends. */
  readonly ownerId: string;
  readonly scopes: ReadonlySet<string>;
}

/** Filled by the module in which staff make tokens. */
export interface ApiTokens {
  /** Null for a token that is unknown, expired or revoked. Asked at each call, so that a revoked one ends at once. */
  find(token: string): Promise<TokenGrant | null>;
}
export const apiTokens = defineCollectingPort<ApiTokens>('core.api-tokens');

/** A scope of tokens and the routes that declare it: `GET /api/articles`. */
export interface TokenScopeInfo {
  readonly scope: string;
  readonly routes: readonly string[];
}

/** An event that a manifest lists for other systems. */
export interface OutsideEventInfo {
  readonly id: string;
  readonly title: string;
}

/** What of the product other systems can reach, as its routes and manifests declare it. */
export interface OutsideSurface {
  listScopes(): readonly TokenScopeInfo[];
  listEvents(): readonly OutsideEventInfo[];
}
export const outsideSurface = definePort<OutsideSurface>('core.outside');

/** Called in the transaction of each event, so that what it notes is there exactly when the event is. */
export type EventListener = (trx: Knex.Transaction, event: EventType, payload: object) => Promise<void>;
export const eventListeners = defineCollectingPort<EventListener>('core.event-listeners');
