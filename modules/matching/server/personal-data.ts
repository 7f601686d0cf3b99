import type { Core, PersonalData } from '#core/contract/server';
import { AnswerVectors } from './models/answer-vectors';
import { Match } from './models/match';
import { MatchingJob } from './models/matching-job';
import { Practitioner } from './models/practitioner';
import { matchesOf } from './service/read';

/** Matches with their reasons; a practitioner's own record. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => ({
    matches: await matchesOf(core, userId),
    practitioner: (await Practitioner.query(core.db).findOne({ user_id: userId })) ?? null,
  }),
  erase: async (trx, userId) => {
    await AnswerVectors.query(trx).delete().where({ user_id: userId });
    await Match.query(trx).delete().where({ user_id: userId });
    await MatchingJob.query(trx).delete().where({ user_id: userId });
    await Practitioner.query(trx).delete().where({ user_id: userId });
  },
});
