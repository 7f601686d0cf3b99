import { Type } from '@sinclair/typebox';
import type { Knex } from 'knex';
import type Koa from 'koa';
import { unavailable } from '../../contract/errors';
import { type Route, respond, route } from '../../contract/route';

/** Asked by machines, often and under stress: no limit, no overload gate, no particular host name. */
export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

const Health = Type.Object({ status: Type.Literal('ok') }, { additionalProperties: false });
const cacheMs = 1000;
const patienceMs = 2000;

/** `/healthz` says that the process runs; `/readyz` that it can serve: not draining and the database answers. */
export const healthRoutes = (app: Koa, knex: Knex): Route[] => {
  let draining = false;
  app.once('drain', () => {
    draining = true;
  });
  let asked = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve(true) };
  const databaseAnswers = (): Promise<boolean> => {
    // Anybody may ask, so the database is asked once a second at most, however many do.
    if (performance.now() - asked.at > cacheMs)
      asked = {
        at: performance.now(),
        answer: knex
          .raw('select 1')
          .timeout(patienceMs)
          .then(
            () => true,
            () => false,
          ),
      };
    return asked.answer;
  };
  return [
    route({
      method: 'get',
      path: '/healthz',
      access: { open: true, because: 'process supervisors ask it' },
      reply: Health,
      handle: async () => respond({ status: 'ok' as const }, { headers: { 'Cache-Control': 'no-store' } }),
    }),
    route({
      method: 'get',
      path: '/readyz',
      access: { open: true, because: 'load balancers ask it' },
      reply: Health,
      handle: async () => {
        if (draining) throw unavailable('The service is stopping.');
        if (!(await databaseAnswers())) throw unavailable('The service is not ready.');
        return respond({ status: 'ok' as const }, { headers: { 'Cache-Control': 'no-store' } });
      },
    }),
  ];
};
