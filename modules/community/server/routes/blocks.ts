import { implement } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { authorsFor } from '../queries/authors';
import { block, blockedBy, unblock } from '../queries/blocks';
import { talking, writing } from './access';

/** Whom a reader does not want to read. */
export const blockRoutes = (core: Core) => ({
  listBlocks: implement(api.listBlocks, contract.listBlocks, {
    access: talking,
    handle: async ({ user, trx }) => {
      const ids = [...(await blockedBy(trx, user.id))];
      const nameOf = await authorsFor(core, user, ids);
      return ids.flatMap((id) => nameOf(id) ?? []);
    },
  }),
  setBlock: implement(api.setBlock, contract.setBlock, {
    access: talking,
    limit: writing,
    handle: async ({ user, body, trx }) => {
      if (body.blocked) await block(trx, user.id, body.personId);
      else await unblock(trx, user.id, body.personId);
    },
  }),
});
