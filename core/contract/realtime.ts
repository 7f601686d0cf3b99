import { defineCollectingPort } from './public';
import type { User } from './route';

/** Says who may join the rooms of one prefix (`pod:`); asked at the join and again at every send. */
export interface RoomGuard {
  readonly prefix: string;
  mayJoin(user: User, room: string): Promise<boolean>;
  /**
   * Takes a `chat_message` of a browser that `mayJoin` let through just now: checks it, stores it and only then publishes it. What
   * it answers is the acknowledgement. A room whose guard has none takes no messages.
   */
  receive?(user: User, room: string, message: unknown): Promise<Acknowledgement>;
}
/** `status` as of a request: 200, 403, 422, 429, 500; `message` is what was stored. */
export interface Acknowledgement {
  readonly status: number;
  readonly message?: object;
}
/** Modules that own rooms contribute a guard; a room without a guard does not exist. */
export const roomGuards = defineCollectingPort<RoomGuard>('core.rooms');
