import type { Core } from '#core/contract/server';
import type { ItemRef, PresenceInput } from '../../schemas/items';
import { announceWork } from '../announce';

/** Tells the others who have the inbox open that somebody reads or answers an item. Nothing of it is stored. */
export const announcePresence = (core: Core, userId: string, item: ItemRef, { state }: PresenceInput): void =>
  announceWork(core, item, userId, state);
