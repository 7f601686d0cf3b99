import type { CallView } from '../../schemas/call';
import type { IntroductionCall } from '../models/introduction-call';
import type { Match } from '../models/match';

/** A call as one of its two sees it; `name` is the other side's, null where that is not known yet. */
export const toCallView = (call: IntroductionCall, match: Match, name: string | null): CallView => {
  const over = call.status === 'confirmed' && Date.parse(call.endsAt) <= Date.now();
  return {
    id: call.id,
    matchId: call.matchId,
    status: over ? 'past' : call.status,
    start: new Date(call.startsAt).toISOString(),
    end: new Date(call.endsAt).toISOString(),
    with: name,
    accepted: match.status === 'accepted',
    version: call.sequence,
  };
};
