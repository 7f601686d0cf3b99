import type { Core, PersonalData } from '#core/contract/server';
import { endCallsOf } from './actions/move-call';
import { historyOf } from '#modules/sharing/server/queries/consents';
import { presentConsent } from '#modules/sharing/server/views/consent';
import { requestsTo } from '#modules/sharing/server/actions/request-segments';
import { openBrief } from './queries/brief';
import { AnswerVectors } from './models/answer-vectors';
import { Consent } from '#modules/sharing/server/models/consent';
import { IntroductionCall } from './models/introduction-call';
import { Match } from './models/match';
import { MatchingJob } from './models/matching-job';
import { Practitioner } from './models/practitioner';
import { PractitionerAvailability } from './models/practitioner-availability';
import { SegmentRead } from '#modules/sharing/server/models/segment-read';
import { matchesOf } from './queries/matches';

const briefsOf = async (core: Core, userId: string) => {
  const rows = await Match.query(core.db).where({ user_id: userId }).whereNotNull('brief_sealed');
  return Promise.all(rows.map(async (row) => ({ matchId: row.id, brief: await openBrief(core, core.db, row) })));
};

const consentsOf = async (core: Core, userId: string) => {
  const rows = await Consent.query(core.db).where({ client_id: userId }).orderBy('created_at');
  return Promise.all(rows.map(async (row) => ({ ...presentConsent(row), history: await historyOf(core.db, row.id) })));
};

const practiceOf = async (core: Core, userId: string) => {
  const record = await Practitioner.query(core.db).findOne({ user_id: userId });
  if (!record) return { practitioner: null, availability: null, reads: [] };
  return {
    practitioner: record,
    availability: (await PractitionerAvailability.query(core.db).findById(record.id)) ?? null,
    // That they read, not what: it is the client's.
    reads: await SegmentRead.query(core.db)
      .where({ practitioner_id: record.id })
      .orderBy('at')
      .select('segment', 'at', 'match_id'),
  };
};

const callsOf = (core: Core, userId: string) =>
  IntroductionCall.query(core.db)
    .where({ client_id: userId })
    .orWhereIn('practitioner_id', Practitioner.query(core.db).where({ user_id: userId }).select('id'))
    .orderBy('starts_at')
    .select('starts_at', 'ends_at', 'zone', 'status', 'cancelled_by', 'created_at')
    .execute();

/** Matches with reasons and briefs, consents with their history, requests and readings; a practitioner's own record. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => ({
    matches: await matchesOf(core, userId),
    briefs: await briefsOf(core, userId),
    consents: await consentsOf(core, userId),
    requests: await requestsTo(core, userId),
    introductionCalls: await callsOf(core, userId),
    accessLog: await SegmentRead.query(core.db).where({ client_id: userId }).orderBy('at'),
    ...(await practiceOf(core, userId)),
  }),
  erase: async (trx, userId) => {
    await endCallsOf(core, trx, userId, true);
    await AnswerVectors.query(trx).delete().where({ user_id: userId });
    await SegmentRead.query(trx).delete().where({ client_id: userId });
    // Consents, their history and requests go with the match, hours and vectors with the practitioner, calls with either.
    await Match.query(trx).delete().where({ user_id: userId });
    await MatchingJob.query(trx).delete().where({ user_id: userId });
    await Practitioner.query(trx).delete().where({ user_id: userId });
  },
});
