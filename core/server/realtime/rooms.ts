import type { RoomGuard } from '../../contract/realtime';
import type { User } from '../../contract/route';

const named = /^[a-z]{1,32}(:[A-Za-z0-9-]{1,64})?$/;

/** Status of a wish to join: 200, 403 (not yours), 422 (no such kind of name). */
export type JoinStatus = 200 | 403 | 422;

const coreGuards: readonly RoomGuard[] = [
  { prefix: 'user', mayJoin: async (user, room) => room === `user:${user.id}` },
  { prefix: 'admin', mayJoin: async (user) => user.role === 'admin' },
];

/** Decides a join. Room names are the server's: what no guard knows is refused. */
export const judgeJoin = async (guards: readonly RoomGuard[], user: User, room: unknown): Promise<JoinStatus> => {
  if (typeof room !== 'string' || !named.test(room)) return 422;
  const prefix = room.split(':', 1)[0];
  const guard = [...coreGuards, ...guards].find((known) => known.prefix === prefix);
  return guard && (await guard.mayJoin(user, room)) ? 200 : 403;
};
