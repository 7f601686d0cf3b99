import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { MatchForOthers } from '../../schemas/match-status';
import { holdOpening } from '#modules/sharing/server/queries/active-consents';
import { nextOf } from '../policies/match';
import type { Match } from '../models/match';
import { recordReads } from '#modules/sharing/server/queries/segments';
import { openParts } from '../actions/save-matches';
import { openReasons } from '../policies/reasons';

/** A match for an admin, or in the answer to a change: where it stands, nothing of the client. */
export const presentBare = (user: User, row: Match): MatchForOthers => ({
  id: row.id,
  compatibilityScore: Number(row.score).toFixed(2),
  status: row.status,
  version: row.version,
  updatedAt: row.updatedAt,
  can: [...nextOf(user.role, row.status)],
});

/** A match for its practitioner, with the reasons that a live consent opens; showing one is a reading and is logged as such. */
export const presentForPractitioner = async (core: Core, user: User, row: Match): Promise<MatchForOthers> =>
  core.db.transaction(async (trx) => {
    const opening = await holdOpening(trx, user.id, row.userId);
    if (opening?.matchId !== row.id || !opening.consentId) return { ...presentBare(user, row), reasons: [] };
    const { reasons, read } = openReasons(await openParts(core, trx, row), opening.segments);
    await recordReads(core, trx, user, row.userId, opening, read);
    return { ...presentBare(user, row), reasons };
  });
