import { hostModules } from '#core/contract/module-ports';
import { implement } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import type { ModuleView, PublicationView } from '../../schemas/modules';
import { roleNames } from '../../schemas/values';
import { approveVersion } from '../actions/approve-version';
import { chooseVersion } from '../actions/choose-version';
import { disableModule } from '../actions/disable-module';
import { enableModule } from '../actions/enable-module';
import { endCanary } from '../actions/end-canary';
import { publishModule } from '../actions/publish-module';
import { rollbackModule } from '../actions/rollback-module';
import { startCanary } from '../actions/start-canary';
import { toModuleView, toPublicationView } from '../views/module';

const access = { permission: 'module-releases.manage' } as const;
/** What an open computer must not be enough for. */
const act = { access, recentSignIn: true } as const;

/** Modules with their versions, and every way to switch them; what is refused says why. */
export const moduleRoutes = (core: Core) => ({
  listModules: implement(api.listModules, contract.listModules, {
    access,
    handle: async ({ trx }): Promise<ModuleView[]> => (await core.port(hostModules).list(trx)).map(toModuleView),
  }),
  publishModule: implement(api.publishModule, contract.publishModule, {
    ...act,
    handle: async ({ user, file, body }): Promise<PublicationView> => {
      if (!file) throw new Error('a form without its file came through');
      const chosen = body.roles?.split(',') ?? [];
      const roles = roleNames.filter((role) => chosen.includes(role));
      return toPublicationView(await publishModule(core, user.id, file.bytes, { ...body, roles }));
    },
  }),
  enableModule: implement(api.enableModule, contract.enableModule, {
    ...act,
    handle: ({ user, params, trx }) => enableModule(core, trx, user.id, params.module),
  }),
  disableModule: implement(api.disableModule, contract.disableModule, {
    ...act,
    handle: ({ user, params, trx }) => disableModule(core, trx, user.id, params.module),
  }),
  rollbackModule: implement(api.rollbackModule, contract.rollbackModule, {
    ...act,
    handle: ({ user, params, trx }) => rollbackModule(core, trx, user.id, params.module),
  }),
  chooseVersion: implement(api.chooseVersion, contract.chooseVersion, {
    ...act,
    handle: ({ user, params, body, trx }) => chooseVersion(core, trx, user.id, params.module, body.version),
  }),
  approveVersion: implement(api.approveVersion, contract.approveVersion, {
    ...act,
    handle: ({ user, params, body, trx }) => approveVersion(core, trx, user.id, params.module, body.version),
  }),
  startCanary: implement(api.startCanary, contract.startCanary, {
    ...act,
    handle: ({ user, params, body, trx }) => startCanary(core, trx, user.id, params.module, body),
  }),
  endCanary: implement(api.endCanary, contract.endCanary, {
    ...act,
    handle: ({ user, params, trx }) => endCanary(core, trx, user.id, params.module),
  }),
});
