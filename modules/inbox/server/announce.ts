import type { Core } from '#core/contract/server';
import type { ItemRef } from '../schemas/items';

/** Where open inboxes listen; only admins may join it. */
const channel = 'admin:inbox';

/** Tells open inboxes that an item is different now. */
export const announceChange = (core: Core, { kind, id }: ItemRef): void =>
  core.realtime.publish(channel, 'inbox.changed', { item: `${kind}~${id}` });

/** Tells who reads or answers an item, so that no two people answer the same. */
export const announceWork = (core: Core, { kind, id }: ItemRef, userId: string, state: string): void =>
  core.realtime.publish(channel, 'inbox.presence', { item: `${kind}~${id}`, userId, state });
