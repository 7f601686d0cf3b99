import type { Core, PersonalData } from '#core/contract/server';
import { endCallsOf } from './actions/end-calls';
import { AnswerVectors } from './models/answer-vectors';
import { IntroductionCall } from './models/introduction-call';
import { Match } from './models/match';
import { MatchingJob } from './models/matching-job';
import { MatchingWishes } from './models/matching-wishes';
import { Practitioner } from './models/practitioner';
import { PractitionerAvailability } from './models/practitioner-availability';
import { openBrief } from './queries/brief';
import { listMatchViews } from './queries/matches';
import { openWishes } from './queries/wishes';

const briefsOf = async (core: Core, userId: string) => {
  const rows = await Match.query(core.db).where({ user_id: userId }).whereNotNull('brief_sealed');
  return Promise.all(rows.map(async (row) => ({ matchId: row.id, brief: await openBrief(core, core.db, row) })));
};

const practiceOf = async (core: Core, userId: string) => {
  const record = await Practitioner.query(core.db).findOne({ user_id: userId });
  if (!record) return { practitioner: null, availability: null };
  return {
    practitioner: record,
    availability: (await PractitionerAvailability.query(core.db).findById(record.id)) ?? null,
  };
};

const callsOf = (core: Core, userId: string) =>
  IntroductionCall.query(core.db)
    .where({ client_id: userId })
    .orWhereIn('practitioner_id', Practitioner.query(core.db).where({ user_id: userId }).select('id'))
    .orderBy('starts_at')
    .select('starts_at', 'ends_at', 'zone', 'status', 'cancelled_by', 'created_at')
    .execute();

/** Matches with reasons and briefs, needs and filters, introduction calls; a practitioner's own record. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => ({
    matches: await listMatchViews(core, userId),
    briefs: await briefsOf(core, userId),
    wishes: await openWishes(core, core.db, userId),
    introductionCalls: await callsOf(core, userId),
    ...(await practiceOf(core, userId)),
  }),
  erase: async (trx, userId) => {
    await endCallsOf(core, trx, userId, true);
    await AnswerVectors.query(trx).delete().where({ user_id: userId });
    // Hours and vectors go with the practitioner, calls and what others keep by a match with either side of it.
    await Match.query(trx).delete().where({ user_id: userId });
    await MatchingWishes.query(trx).delete().where({ user_id: userId });
    await MatchingJob.query(trx).delete().where({ user_id: userId });
    await Practitioner.query(trx).delete().where({ user_id: userId });
  },
});
