import { notFound } from '#core/contract/errors';
import { implement } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { type Look, lookOf } from '#modules/chart-engine/public';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { deleteFit } from '../actions/delete-fit';
import { saveFit } from '../actions/save-fit';
import { listFits } from '../queries/fits';

const mine = { permission: 'charts.keep' } as const;
const limit = { points: 120, seconds: 60, by: 'person' } as const;

/** The part that a path names. Throws 404 where there is no such part. */
const named = async ({ params }: { readonly params: { readonly look: string } }): Promise<Look> => {
  const look = lookOf(params.look);
  if (!look) throw notFound('part of the chart');
  return look;
};

/** "Does this fit?": what the caller says of centres, channels and gates of the own chart. Nobody else reads it. */
export const fitRoutes = (core: Core) => ({
  listFits: implement(api.listFits, contract.listFits, {
    access: mine,
    handle: ({ user }) => listFits(core, core.db, user.id),
  }),
  saveFit: implement(api.saveFit, contract.saveFit, {
    access: mine,
    limit,
    load: named,
    handle: ({ user, loaded, body, trx }) => saveFit(core, trx, user.id, loaded, body),
  }),
  deleteFit: implement(api.deleteFit, contract.deleteFit, {
    access: mine,
    limit,
    load: named,
    handle: ({ user, loaded, trx }) => deleteFit(core, trx, user.id, loaded),
  }),
});
