import { implement } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { setBlock } from '../actions/set-block';
import { findAuthors } from '../queries/authors';
import { listBlocked } from '../queries/blocks';
import { talking, writing } from './access';

/** Whom a reader does not want to read. */
export const blockRoutes = (core: Core) => ({
  listBlocks: implement(api.listBlocks, contract.listBlocks, {
    access: talking,
    handle: async ({ user, trx }) => {
      const ids = [...(await listBlocked(trx, user.id))];
      const nameOf = await findAuthors(core, user, ids);
      return ids.flatMap((id) => nameOf(id) ?? []);
    },
  }),
  setBlock: implement(api.setBlock, contract.setBlock, {
    access: talking,
    limit: writing,
    handle: ({ user, body, trx }) => setBlock(trx, user.id, body.personId, body.blocked),
  }),
});
