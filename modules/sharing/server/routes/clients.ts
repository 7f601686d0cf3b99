import { implement, respond as reply } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { listClients } from '../queries/clients';
import type { SegmentDirectory } from '../queries/segment-directory';

/** The clients whom a practitioner accepted, with what each of them opened. */
export const clientRoutes = (core: Core, directory: () => SegmentDirectory) => ({
  listPracticeClients: implement(api.listPracticeClients, contract.listPracticeClients, {
    access: { permission: 'sharing.practise' },
    handle: async ({ user, query }) => {
      const { rows, next } = await listClients(core, directory(), user.id, query);
      return reply(rows, { next });
    },
  }),
});
