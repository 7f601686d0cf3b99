import type { Core, PersonalData } from '#core/contract/server';
import { discardRequest } from './actions/delete-request';
import { ConsultationAppointment } from './models/consultation-appointment';
import { ConsultationHistory } from './models/consultation-history';
import { ConsultationHours } from './models/consultation-hours';
import { ConsultationNoteRow } from './models/consultation-note';
import { ConsultationRequest } from './models/consultation-request';
import { findHours } from './queries/hours';
import { getRequestView } from './queries/request-view';

/**
 * Requests of an account: sent while signed in, or from an address that was verified since. What else was sent as a visitor is bound
 * to no account; its mail holds the link that deletes it.
 */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => {
    const rows = await ConsultationRequest.query(core.db).where({ user_id: userId }).orderBy('created_at');
    const requests = [];
    for (const row of rows) requests.push(await getRequestView(core, core.db, row));
    const hours = await findHours(core.db, userId);
    return { requests, ...(hours.version > 0 && { consultationHours: hours }) };
  },
  erase: async (trx, userId) => {
    const rows = await ConsultationRequest.query(trx).where({ user_id: userId }).forUpdate();
    for (const row of rows) await discardRequest(core, trx, row, false);
    await ConsultationHours.query(trx).deleteById(userId);
    await ConsultationHistory.query(trx).patch({ actor: null }).where({ actor: userId });
    await ConsultationNoteRow.query(trx).patch({ author: null }).where({ author: userId });
    await ConsultationAppointment.query(trx).patch({ staffId: null }).where({ staff_id: userId });
  },
});
