import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { CallView } from '../../schemas/call';
import { initialsOf } from '../../lib/initials';
import type { LoadedCall } from '../queries/calls';

const nameFor = async (core: Core, user: User, { match, practitioner }: LoadedCall): Promise<string | null> => {
  if (user.role === 'client') return practitioner?.name ?? null;
  if (match.status !== 'accepted') return null;
  return initialsOf((await core.people.names([match.userId])).get(match.userId), match.sample);
};

/** A call as one of its two sees it. */
export const presentCall = async (core: Core, user: User, loaded: LoadedCall): Promise<CallView> => {
  const { call, match } = loaded;
  const over = call.status === 'confirmed' && Date.parse(call.endsAt) <= Date.now();
  return {
    id: call.id,
    matchId: call.matchId,
    status: over ? 'past' : call.status,
    start: new Date(call.startsAt).toISOString(),
    end: new Date(call.endsAt).toISOString(),
    with: await nameFor(core, user, loaded),
    accepted: match.status === 'accepted',
    version: call.sequence,
  };
};
