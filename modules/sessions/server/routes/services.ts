import { implement, respond } from '#core/contract/route';
import { money } from '#modules/money/public';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { changeService } from '../actions/change-service';
import { createService } from '../actions/create-service';
import { deleteService } from '../actions/delete-service';
import { saveRules } from '../actions/save-rules';
import type { Context } from '../context';
import { getRulesView } from '../queries/rules';
import { getOwnService, listOwnServices, toServiceView } from '../queries/services';

const access = { permission: 'sessions.practise' } as const;
const limit = { points: 120, seconds: 60, by: 'person' } as const;

/** What a practitioner offers, and the rules by which it is booked. */
export const serviceRoutes = ({ core, settings }: Context) => ({
  listServices: implement(api.listServices, contract.listServices, {
    access,
    handle: async ({ user }) => ({
      services: await Promise.all(
        (await listOwnServices(core.db, user.id)).map((row) => toServiceView(core, core.db, row)),
      ),
      hasVideoHost: settings.videoHost !== null,
      taxRates: [...(await core.port(money).listTaxCodes(core.db))],
    }),
  }),
  createService: implement(api.createService, contract.createService, {
    access,
    limit,
    handle: async ({ user, body, trx }) => {
      const row = await createService(core, settings, trx, user.id, body);
      return respond(await toServiceView(core, trx, row), { etag: row.version });
    },
  }),
  changeService: implement(api.changeService, contract.changeService, {
    access,
    limit,
    load: ({ user, params, db }) => getOwnService(db, user.id, params.id),
    handle: async ({ user, params, body, trx, request }) => {
      const which = { userId: user.id, id: params.id, ifMatch: request.ifMatch };
      const row = await changeService(core, settings, trx, which, body);
      return respond(await toServiceView(core, trx, row), { etag: row.version });
    },
  }),
  deleteService: implement(api.deleteService, contract.deleteService, {
    access,
    limit,
    load: ({ user, params, db }) => getOwnService(db, user.id, params.id),
    handle: ({ user, params, trx }) => deleteService(trx, user.id, params.id),
  }),
  getRules: implement(api.getRules, contract.getRules, {
    access,
    handle: async ({ user }) => {
      const rules = await getRulesView(core, core.db, user.id);
      return respond(rules, { etag: rules.version });
    },
  }),
  saveRules: implement(api.saveRules, contract.saveRules, {
    access,
    limit,
    handle: async ({ user, body, trx, request }) => {
      const rules = await saveRules(core, trx, user.id, body, request.ifMatch);
      return respond(rules, { etag: rules.version });
    },
  }),
});
