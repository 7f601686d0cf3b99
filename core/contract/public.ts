import type { Static, TSchema } from '@sinclair/typebox';

declare const shape: unique symbol;

/** A name under which one module answers questions of others (ask). */
export interface Port<T> {
  readonly id: string;
  readonly many: false;
  readonly [shape]?: T;
}
/** A name under which any number of modules contribute (collecting port). */
export interface CollectingPort<T> {
  readonly id: string;
  readonly many: true;
  readonly [shape]?: T;
}
export const definePort = <T>(id: string): Port<T> => ({ id, many: false });
export const defineCollectingPort = <T>(id: string): CollectingPort<T> => ({ id, many: true });

/** Something that happened (tell). Payloads carry ids and versions, never a person's text. */
export interface EventType<S extends TSchema = TSchema> {
  readonly id: `${string}.${string}`;
  readonly payload: S;
  /** What was drawn for visitors is drawn anew once the event is committed. */
  readonly changesPages?: true;
}
export const defineEvent = <S extends TSchema>(
  id: `${string}.${string}`,
  payload: S,
  more: Pick<EventType, 'changesPages'> = {},
): EventType<S> => ({ id, payload, ...more });
export type PayloadOf<E> = E extends EventType<infer S> ? Static<S> : never;

/** A place in a page which other modules may fill (show). */
export interface Slot<P extends object = object> {
  readonly id: string;
  readonly [shape]?: P;
}
export const defineSlot = <P extends object>(id: string): Slot<P> => ({ id });

/** In the header of the signed-in, next to their name: what waits for them. Drawn after the page, so it costs no first visit. */
export const shellBell = defineSlot<Record<string, never>>('shell.bell');
/** On top of every page of the team: what cannot wait. */
export const shellTeamUrgent = defineSlot<Record<string, never>>('shell.team-urgent');
/** Once an account was opened on this page, without leaving it. What it draws is not seen. */
export const shellAccountOpened = defineSlot<Record<string, never>>('shell.account-opened');
/** Above a list of the team: views of it that were saved, and a way to save the present one. */
export const shellListViews = defineSlot<{
  /** One name in the whole product; it is stored. */
  readonly list: string;
  /** Search, filters, order and columns as they stand in the address, without a question mark. */
  readonly address: string;
  /** Where a view of this list is. */
  readonly toHref: (address: string) => string;
}>('shell.list-views');
