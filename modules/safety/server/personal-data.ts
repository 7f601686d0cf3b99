import type { Core, PersonalData } from '#core/contract/server';
import { ContactRequest } from './models/contact-request';
import { HelpOffer } from './models/help-offer';
import { decryptNote, listSteps } from './queries/contact-requests';

/** Wishes to be contacted with what the team did about them, and which ones a member of staff took on. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => {
    const own = await ContactRequest.query(core.db).where({ user_id: userId }).orderBy('requested_at');
    const taken = await ContactRequest.query(core.db).where({ acknowledged_by: userId }).orderBy('requested_at');
    const requests = [];
    for (const row of own) {
      const steps = [];
      for (const step of await listSteps(core.db, row.id))
        steps.push({ kind: step.kind, at: step.createdAt, note: await decryptNote(core, core.db, userId, step) });
      requests.push({
        requestedAt: row.requestedAt,
        origin: row.origin,
        acknowledgedAt: row.acknowledgedAt,
        closedAt: row.closedAt,
        withdrawnAt: row.withdrawnAt,
        steps,
      });
    }
    return {
      contactRequests: requests,
      takenOn: taken.map(({ id, acknowledgedAt }) => ({ requestId: id, acknowledgedAt })),
      helpOffered: (await HelpOffer.query(core.db).findById(userId)) !== undefined,
    };
  },
  erase: async (trx, userId) => {
    await ContactRequest.query(trx).delete().where({ user_id: userId });
    await HelpOffer.query(trx).deleteById(userId);
  },
});
