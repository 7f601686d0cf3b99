import { toPath } from '#core/contract/endpoint';
import { csvPageSize, respondWithCsv } from '#core/contract/list';
import { implement, respond } from '#core/contract/route';
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
import { listFurther, listParticipants, readRoster, recordReading, viewParticipant } from '../queries/roster';
import { getDateRow } from '../queries/studio';
import { type RosterLine, rosterColumns } from '../views/roster-csv';

const access = { permission: 'retreats.manage' } as const;
const lead = { permission: 'retreats.lead' } as const;
const limit = { points: 120, seconds: 60, by: 'person' } as const;

const reading = (core: Core) => ({
  getRoster: implement(api.getRoster, contract.getRoster, {
    access,
    load: ({ params, db }) => getDateRow(db, params.id),
    handle: ({ loaded }) => readRoster(core, loaded),
  }),
  listParticipants: implement(api.listParticipants, contract.listParticipants, {
    access,
    load: ({ params, db }) => getDateRow(db, params.id),
    handle: async ({ user, params, query, loaded }) => {
      await recordReading(core, user, loaded);
      const { rows, next } = await listParticipants(core, loaded, query);
      return respond(rows, {
        next: next && toPath(api.listParticipants, { params, query: { ...query, after: next } }),
      });
    },
  }),
  downloadRoster: implement(api.downloadRoster, contract.downloadRoster, {
    access,
    limit: { points: 10, seconds: 60, by: 'person' },
    load: ({ params, db }) => getDateRow(db, params.id),
    handle: async ({ user, query, loaded }) => {
      await recordReading(core, user, loaded);
      const isWhole = Object.keys(query).every((name) => name === 'sort');
      return respondWithCsv<RosterLine>(`roster-${loaded.startsOn}.csv`, rosterColumns, async (after) => {
        const { rows, next } = await listParticipants(core, loaded, {
          ...query,
          limit: csvPageSize,
          ...(after !== undefined && { after }),
        });
        // Whom others booked is no part of what is filtered.
        const further = isWhole && next === null ? await listFurther(core, core.db, loaded.id) : [];
        return { rows: [...rows.map((one) => ({ one })), ...further.map((one) => ({ further: one }))], next };
      });
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
