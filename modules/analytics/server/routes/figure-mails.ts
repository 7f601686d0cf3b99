import { implement } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { saveFigureMail } from '../actions/save-figure-mail';
import { listFigureMails } from '../queries/figure-mails';

const access = { permission: 'analytics.manage-mails' } as const;

/** Who gets the totals by mail. */
export const figureMailRoutes = (core: Core) => ({
  listFigureMails: implement(api.listFigureMails, contract.listFigureMails, {
    access,
    handle: () => listFigureMails(core, core.db),
  }),
  saveFigureMail: implement(api.saveFigureMail, contract.saveFigureMail, {
    access,
    limit: { points: 60, seconds: 60, by: 'person' },
    handle: async ({ user, params, body, trx, request }) => {
      await saveFigureMail(core, trx, user, params.id, body, request.id);
      return listFigureMails(core, trx);
    },
  }),
});
