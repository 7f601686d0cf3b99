import type { Knex } from 'knex';
import { implement } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import type { MeasureView } from '../../schemas/measures';
import { answerMeasure } from '../actions/answer-measure';
import { declineMeasure } from '../actions/decline-measure';
import { requestMeasure } from '../actions/request-measure';
import { getClient } from '../queries/clients';
import { getOwnMeasure, listMeasureRows, openMeasures } from '../queries/measures';

const practise = { permission: 'practice-notes.practise' } as const;
const answer = { permission: 'practice-notes.answer' } as const;
const limit = { points: 60, seconds: 60, by: 'person' } as const;

/** Questionnaires: a practitioner asks, the client answers or does not, both see scores. */
export const measureRoutes = (core: Core) => {
  const openOne = async (db: Knex, row: Parameters<typeof openMeasures>[2][number]): Promise<MeasureView> => {
    const [view] = await openMeasures(core, db, [row]);
    if (!view) throw new Error(`questionnaire ${row.id} is gone`);
    return view;
  };
  return {
    requestMeasure: implement(api.requestMeasure, contract.requestMeasure, {
      access: practise,
      limit,
      load: ({ user, params, db }) => getClient(core, db, user.id, params.matchId),
      handle: async ({ user, params, body, trx }) =>
        openOne(trx, await requestMeasure(core, trx, user.id, params.matchId, body.measure)),
    }),
    listMeasures: implement(api.listMeasures, contract.listMeasures, {
      access: practise,
      load: ({ user, params, db }) => getClient(core, db, user.id, params.matchId),
      handle: async ({ user, loaded }) => {
        const where = { practitioner_user_id: user.id, client_id: loaded.clientUserId };
        return openMeasures(core, core.db, await listMeasureRows(core.db, where));
      },
    }),
    listOwnMeasures: implement(api.listOwnMeasures, contract.listOwnMeasures, {
      access: answer,
      handle: async ({ user }) => openMeasures(core, core.db, await listMeasureRows(core.db, { client_id: user.id })),
    }),
    answerMeasure: implement(api.answerMeasure, contract.answerMeasure, {
      access: answer,
      limit,
      load: ({ user, params, db }) => getOwnMeasure(db, user.id, params.id),
      handle: async ({ user, params, body, trx }) =>
        openOne(trx, await answerMeasure(core, trx, { clientId: user.id, id: params.id }, body.answers)),
    }),
    declineMeasure: implement(api.declineMeasure, contract.declineMeasure, {
      access: answer,
      limit,
      load: ({ user, params, db }) => getOwnMeasure(db, user.id, params.id),
      handle: ({ user, params, trx }) => declineMeasure(trx, user.id, params.id),
    }),
  };
};
