import { defineSlot } from './public';

/**
 * A room of a client's inner portal (`/journey/community`). It stands here and not with the module profile, since the module that
 * fills it needs no other. Without a filling the room says that this part is not installed.
 */
export const journeyCommunity = defineSlot<Record<string, never>>('journey.community');
