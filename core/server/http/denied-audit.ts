import type { Knex } from 'knex';
import type Koa from 'koa';
import type { Problem } from '../../contract/errors';
import type { Logger } from '../../contract/server';
import { recordAudit } from '../audit';
import { addressKey } from './address';
import type { RequestState } from './state';

const perMinute = 60;

/** Writes an audit row 'denied' for refusals on guarded routes, after the answer and never in its way. */
export const deniedAudit = (
  knex: Knex,
  log: Logger,
  isGuarded: (routeName: string) => boolean,
): { refused(ctx: Koa.Context, problem: Problem): void } => {
  // A stranger must not be able to fill the log: the same caller on the same route leaves at most this many rows a minute.
  let counts = new Map<string, number>();
  let minute = 0;
  const canWrite = (key: string): boolean => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) {
      minute = now;
      counts = new Map();
    }
    const seen = counts.get(key) ?? 0;
    counts.set(key, seen + 1);
    return seen < perMinute;
  };
  return {
    refused: (ctx, problem) => {
      const { routeName, user, requestId } = ctx.state as RequestState;
      if (![401, 403, 404].includes(problem.status) || !isGuarded(routeName)) return;
      if (!canWrite(`${user?.id ?? addressKey(ctx.ip)} ${routeName}`)) return;
      const entry = { actor: user?.id ?? null, action: 'denied', object: routeName };
      const detail = { status: problem.status, code: problem.code };
      recordAudit(knex, { ...entry, detail }, requestId).catch((error: unknown) =>
        log.error('audit row not written', { requestId, error }),
      );
    },
  };
};
