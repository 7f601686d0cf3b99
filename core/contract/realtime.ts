import { defineCollectingPort } from './public';
import type { User } from './route';

/** Says who may join the rooms of one prefix (`pod:`); asked at the join and again at every send. */
export interface RoomGuard {
  readonly prefix: string;
  mayJoin(user: User, room: string): Promise<boolean>;
}
/** Modules that own rooms contribute a guard; a room without a guard does not exist. */
export const roomGuards = defineCollectingPort<RoomGuard>('core.rooms');
