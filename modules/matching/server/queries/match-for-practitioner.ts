import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { segmentAccess } from '#modules/records/public';
import type { MatchForOthers } from '../../schemas/match-status';
import type { Match } from '../models/match';
import { openReasons } from '../policies/reasons';
import { toMatchForOthers } from '../views/match';
import { openParts } from './match-parts';

/** A match for its practitioner, with the reasons that a live consent opens; showing one is a reading and is logged as such. */
export const getMatchForPractitioner = async (core: Core, user: User, row: Match): Promise<MatchForOthers> => {
  const seen = toMatchForOthers(user, row);
  for (const access of core.ports(segmentAccess)) {
    const reasons = await access.readSome(user, row.userId, async (trx, open) => {
      const found = openReasons(await openParts(core, trx, row), open);
      return { found: found.reasons, used: found.read };
    });
    if (reasons) return { ...seen, reasons };
  }
  return { ...seen, reasons: [] };
};
