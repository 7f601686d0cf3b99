import type { Acknowledgement, ChannelGuard } from '../../contract/hooks';
import type { User } from '../../contract/route';

const named = /^[a-z]{1,32}(:[A-Za-z0-9-]{1,64})?$/;

/** Status of a wish to join: 200, 403 (not yours), 422 (no such kind of name). */
export type JoinStatus = 200 | 403 | 422;

const coreGuards: readonly ChannelGuard[] = [
  { prefix: 'user', canJoin: async (user, room) => room === `user:${user.id}` },
  { prefix: 'admin', canJoin: async (user) => user.role === 'admin' },
];

const guardOf = (guards: readonly ChannelGuard[], room: string): ChannelGuard | undefined => {
  const prefix = room.split(':', 1)[0];
  return [...coreGuards, ...guards].find((known) => known.prefix === prefix);
};

/** Decides a join. Room names are the server's: what no guard knows is refused. */
export const judgeJoin = async (guards: readonly ChannelGuard[], user: User, room: unknown): Promise<JoinStatus> => {
  if (typeof room !== 'string' || !named.test(room)) return 422;
  return (await guardOf(guards, room)?.canJoin(user, room)) ? 200 : 403;
};

/** Takes a message for a room: who may not join it now may not write to it either, whatever they joined before. */
export const takeMessage = async (
  guards: readonly ChannelGuard[],
  user: User,
  message: unknown,
): Promise<Acknowledgement> => {
  const room = typeof message === 'object' && message !== null ? (message as { room?: unknown }).room : undefined;
  const status = await judgeJoin(guards, user, room);
  if (status !== 200) return { status };
  return (await guardOf(guards, room as string)?.receive?.(user, room as string, message)) ?? { status: 403 };
};
