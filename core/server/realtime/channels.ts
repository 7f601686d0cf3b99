import type { Acknowledgement, ChannelGuard } from '../../contract/hooks';
import type { User } from '../../contract/route';

const named = /^[a-z]{1,32}(:[A-Za-z0-9-]{1,64})?$/;

/** Status of a wish to join: 200, 403 (not yours), 422 (no such kind of name). */
export type JoinStatus = 200 | 403 | 422;

const coreGuards: readonly ChannelGuard[] = [
  { prefix: 'user', canJoin: async (user, channel) => channel === `user:${user.id}` },
  { prefix: 'admin', canJoin: async (user) => user.role === 'admin' },
];

const guardOf = (guards: readonly ChannelGuard[], channel: string): ChannelGuard | undefined => {
  const prefix = channel.split(':', 1)[0];
  return [...coreGuards, ...guards].find((known) => known.prefix === prefix);
};

/** Decides a join. Names of channels are the server's: what no guard knows is refused. */
export const judgeJoin = async (guards: readonly ChannelGuard[], user: User, channel: unknown): Promise<JoinStatus> => {
  if (typeof channel !== 'string' || !named.test(channel)) return 422;
  return (await guardOf(guards, channel)?.canJoin(user, channel)) ? 200 : 403;
};

/** Takes a message for a channel: who may not join it now may not write to it either, whatever they joined before. */
export const takeMessage = async (
  guards: readonly ChannelGuard[],
  user: User,
  message: unknown,
): Promise<Acknowledgement> => {
  const channel = typeof message === 'object' && message !== null ? (message as { room?: unknown }).room : undefined;
  const status = await judgeJoin(guards, user, channel);
  if (status !== 200) return { status };
  return (await guardOf(guards, channel as string)?.receive?.(user, channel as string, message)) ?? { status: 403 };
};
