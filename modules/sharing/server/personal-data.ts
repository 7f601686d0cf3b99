import type { Core, PersonalData } from '#core/contract/server';
import { matches } from '#modules/matching/public';
import { Consent } from './models/consent';
import { SegmentRead } from './models/segment-read';
import { listConsentSteps } from './queries/consents';
import { listRequestsTo } from './queries/requests';
import { toConsentView } from './views/consent';

const consentsOf = async (core: Core, userId: string) => {
  const rows = await Consent.query(core.db).where({ client_id: userId }).orderBy('created_at');
  return Promise.all(
    rows.map(async (row) => ({ ...toConsentView(row), history: await listConsentSteps(core.db, row.id) })),
  );
};

/** That a practitioner read, not what: it is the client's. */
const readsBy = async (core: Core, userId: string) => {
  const practitionerId = await core.port(matches).findPractitionerId(core.db, userId);
  if (!practitionerId) return [];
  return SegmentRead.query(core.db)
    .where({ practitioner_id: practitionerId })
    .orderBy('at')
    .select('segment', 'at', 'match_id');
};

/** Consents with their history, requests and readings. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => ({
    consents: await consentsOf(core, userId),
    requests: await listRequestsTo(core, userId),
    accessLog: await SegmentRead.query(core.db).where({ client_id: userId }).orderBy('at'),
    reads: await readsBy(core, userId),
  }),
  erase: async (trx, userId) => {
    await SegmentRead.query(trx).delete().where({ client_id: userId });
    // History goes with the consent. Those of a practitioner, and all requests, go with the matches.
    await Consent.query(trx).delete().where({ client_id: userId });
  },
});
