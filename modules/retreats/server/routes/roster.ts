import { createDownloadHeaders, implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { cancelParticipant } from '../actions/cancel-participant';
import { changeParticipant } from '../actions/change-participant';
import { reviewPaper } from '../actions/review-paper';
import { sendMessage } from '../actions/send-message';
import { getLedDate, listLed, readMedicalNotes } from '../queries/medical-notes';
import { getPaperRow } from '../queries/papers';
import { getParticipant, viewPapers } from '../queries/places';
import { readRoster, viewParticipant } from '../queries/roster';
import { getDateRow } from '../queries/studio';
import { toRosterCsv } from '../views/roster-csv';

const access = { permission: 'retreats.manage' } as const;
const lead = { permission: 'retreats.lead' } as const;
const limit = { points: 120, seconds: 60, by: 'person' } as const;

const reading = (core: Core) => ({
  getRoster: implement(api.getRoster, contract.getRoster, {
    access,
    load: ({ params, db }) => getDateRow(db, params.id),
    handle: ({ user, loaded }) => readRoster(core, user, loaded),
  }),
  downloadRoster: implement(api.downloadRoster, contract.downloadRoster, {
    access,
    load: ({ params, db }) => getDateRow(db, params.id),
    handle: async ({ user, loaded }) => {
      const csv = toRosterCsv(await readRoster(core, user, loaded));
      return respond(
        Buffer.from(csv),
        createDownloadHeaders(`roster-${loaded.startsOn}.csv`, 'text/csv; charset=utf-8'),
      );
    },
  }),
  listLedDates: implement(api.listLedDates, contract.listLedDates, {
    access: lead,
    handle: ({ user, trx }) => listLed(trx, user),
  }),
  getMedicalNotes: implement(api.getMedicalNotes, contract.getMedicalNotes, {
    access: lead,
    load: ({ params, user, db }) => getLedDate(db, params.id, user),
    handle: ({ user, loaded }) => readMedicalNotes(core, user, loaded),
  }),
});

/** Who comes on a date, and what staff do about it. */
export const rosterRoutes = (core: Core) => ({
  ...reading(core),
  changeParticipant: implement(api.changeParticipant, contract.changeParticipant, {
    access,
    limit,
    load: ({ params, db }) => getParticipant(db, params.id),
    handle: async ({ user, params, body, trx, request }) => {
      const row = await changeParticipant(core, trx, user, params.id, body, request.ifMatch);
      return respond(await viewParticipant(core, trx, row), { etag: row.version });
    },
  }),
  cancelParticipant: implement(api.cancelParticipant, contract.cancelParticipant, {
    access,
    limit,
    load: ({ params, db }) => getParticipant(db, params.id),
    handle: async ({ user, params, trx, request }) => {
      const row = await cancelParticipant(core, trx, user, params.id, request.ifMatch);
      return respond(await viewParticipant(core, trx, row), { etag: row.version });
    },
  }),
  sendMessage: implement(api.sendMessage, contract.sendMessage, {
    access,
    limit: { points: 20, seconds: 3600, by: 'person' },
    load: ({ params, db }) => getDateRow(db, params.id),
    handle: ({ user, loaded, body, trx }) => sendMessage(core, trx, user, loaded, body),
  }),
  reviewPaper: implement(api.reviewPaper, contract.reviewPaper, {
    access,
    limit,
    load: ({ params, user, db }) => getPaperRow(db, params.id, user),
    handle: async ({ user, loaded, body, trx }) => {
      const row = await reviewPaper(core, trx, user, loaded, body);
      const [view] = await viewPapers(core, trx, loaded.place.userId, [row]);
      if (!view) throw new Error('a paper without a view');
      return view;
    },
  }),
});
