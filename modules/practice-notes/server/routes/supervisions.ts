import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { answerSupervision } from '../actions/answer-supervision';
import { askSupervision } from '../actions/ask-supervision';
import { endSupervision } from '../actions/end-supervision';
import { getClient } from '../queries/clients';
import {
  getReadable,
  getSupervision,
  listOfMatch,
  listOwnSupervisions,
  readNotes,
  viewSupervision,
  viewSupervisions,
} from '../queries/supervisions';

const practise = { permission: 'practice-notes.practise' } as const;
const answer = { permission: 'practice-notes.answer' } as const;
const both = { permission: 'practice-notes.supervision' } as const;
const limit = { points: 60, seconds: 60, by: 'person' } as const;

/** A second practitioner reads the notes about a client who agreed to it. */
export const supervisionRoutes = (core: Core) => ({
  listSupervisions: implement(api.listSupervisions, contract.listSupervisions, {
    access: practise,
    load: ({ user, params, db }) => getClient(core, db, user.id, params.matchId),
    handle: async ({ params }) => viewSupervisions(core, await listOfMatch(core.db, params.matchId)),
  }),
  askSupervision: implement(api.askSupervision, contract.askSupervision, {
    access: practise,
    limit: { points: 20, seconds: 3600, by: 'person' },
    load: ({ user, params, db }) => getClient(core, db, user.id, params.matchId),
    handle: async ({ user, params, body, trx }) =>
      viewSupervision(core, await askSupervision(core, trx, user.id, { matchId: params.matchId, email: body.email })),
  }),
  listOwnSupervisions: implement(api.listOwnSupervisions, contract.listOwnSupervisions, {
    access: both,
    handle: async ({ user }) => viewSupervisions(core, await listOwnSupervisions(core.db, user)),
  }),
  answerSupervision: implement(api.answerSupervision, contract.answerSupervision, {
    access: answer,
    limit,
    load: ({ user, params, db }) => getSupervision(db, user, params.id),
    handle: async ({ user, params, body, trx }) =>
      viewSupervision(core, await answerSupervision(core, trx, user, { id: params.id, agree: body.agree })),
  }),
  endSupervision: implement(api.endSupervision, contract.endSupervision, {
    access: both,
    limit,
    load: ({ user, params, db }) => getSupervision(db, user, params.id),
    handle: ({ user, params, trx }) => endSupervision(core, trx, user, params.id),
  }),
  readSupervisedNotes: implement(api.readSupervisedNotes, contract.readSupervisedNotes, {
    access: practise,
    limit,
    load: ({ user, params, db }) => getReadable(core, db, user.id, params.id),
    handle: async ({ loaded, query, trx }) => {
      const { rows, next } = await readNotes(core, trx, loaded, query);
      return respond(rows, { next });
    },
  }),
});
