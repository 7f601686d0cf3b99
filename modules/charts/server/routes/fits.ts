import { notFound } from '#core/contract/errors';
import { implement } from '#core/contract/implement';
import type { Core } from '#core/contract/server';
import { type Look, lookOf } from '#modules/chart-engine/public';
import * as contract from '#modules/profile/schemas/contracts';
import * as api from '#modules/profile/schemas/endpoints';
import { dropFit, keepFit } from '../fits/keep';
import { fitsOf } from '../fits/read';

const mine = { permission: 'profile.keep' } as const;
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
    handle: ({ user }) => fitsOf(core, core.db, user.id),
  }),
  saveFit: implement(api.saveFit, contract.saveFit, {
    access: mine,
    limit,
    load: named,
    handle: ({ user, loaded, body, trx }) => keepFit(core, trx, user.id, loaded, body),
  }),
  deleteFit: implement(api.deleteFit, contract.deleteFit, {
    access: mine,
    limit,
    load: named,
    handle: ({ user, loaded, trx }) => dropFit(core, trx, user.id, loaded),
  }),
});
