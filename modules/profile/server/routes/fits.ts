import { notFound } from '#core/contract/errors';
import { type Route, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { Fit, FitInput, FitParams, Fits } from '../../schemas/fits';
import { type Look, lookOf } from '../../themes/look';
import { dropFit, keepFit } from '../fits/keep';
import { fitsOf } from '../fits/read';

const path = '/api/holistic-profiles/me/fits';
const one = `${path}/:look` as const;
const mine = { permission: 'profile.keep' } as const;
const limit = { points: 120, seconds: 60, by: 'person' } as const;

/** The part that a path names. Throws 404 where there is no such part. */
const named = async ({ params }: { readonly params: { readonly look: string } }): Promise<Look> => {
  const look = lookOf(params.look);
  if (!look) throw notFound('part of the chart');
  return look;
};

/** "Does this fit?": what the caller says of centres, channels and gates of the own chart. Nobody else reads it. */
export const fitRoutes = (core: Core): Route[] => [
  route({ method: 'get', path, access: mine, reply: Fits, handle: ({ user }) => fitsOf(core, core.db, user.id) }),
  route({
    method: 'put',
    path: one,
    access: mine,
    params: FitParams,
    body: FitInput,
    reply: Fit,
    limit,
    load: named,
    handle: ({ user, loaded, body, trx }) => keepFit(core, trx, user.id, loaded, body),
  }),
  route({
    method: 'delete',
    path: one,
    access: mine,
    params: FitParams,
    limit,
    load: named,
    handle: ({ user, loaded, trx }) => dropFit(core, trx, user.id, loaded) as Promise<undefined>,
  }),
];
