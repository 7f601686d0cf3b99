import type { Knex } from 'knex';
import type Koa from 'koa';
import { Problem } from '../../../contract/errors';
import type { PageOverride } from '../../../contract/page';
import { implement, type Route } from '../../../contract/route';
import * as contract from '../../../schemas/contracts';
import * as api from '../../../schemas/endpoints';
import type { Override, OverrideWish } from '../../../schemas/module-override';
import { recordAudit } from '../../audit';
import { requireRecentSignIn } from '../../auth/recent-sign-in';
import { currentRequest } from '../../auth/request-context';
import { findPerson } from '../../auth/session-store';
import type { Config } from '../../host';

type OverrideConfig = Pick<Config, 'production' | 'moduleOverride'>;

/** Hours after which the pages come from the product again. */
const hours = 8;

/** Whether this product lets an admin look at pages from a port of the own computer. */
const isAllowed = ({ production, moduleOverride = false }: OverrideConfig): boolean => !production || moduleOverride;

const findSessionId = (): string | null => findPerson(currentRequest())?.id ?? null;

const findOverride = async (db: Knex, sessionId: string | null): Promise<Override | null> => {
  const row = await db('sessions')
    .where({ id: sessionId })
    .whereRaw("(module_override->>'until')::timestamptz > now()")
    .first<{ module_override: Override } | undefined>('module_override');
  return row?.module_override ?? null;
};

const record = (trx: Knex, actor: string, action: string, { module, port }: Override): Promise<void> =>
  recordAudit(trx, { actor, action, object: `module:${module}`, detail: { port } });

/** From the next page on, this session takes the pages of a module from a port of the computer that its browser runs on. */
const beginOverride = async (
  config: OverrideConfig,
  trx: Knex,
  actorId: string,
  wish: OverrideWish,
): Promise<Override> => {
  if (!isAllowed(config))
    throw new Problem(
      409,
      'module-refused',
      'This product takes no pages from elsewhere. Start it with MODULE_OVERRIDE=true.',
    );
  if (config.production) await requireRecentSignIn(trx);
  const override = { ...wish, until: new Date(Date.now() + hours * 3_600_000).toISOString() };
  await trx('sessions')
    .where({ id: findSessionId() })
    .update({ module_override: JSON.stringify(override) });
  await record(trx, actorId, 'module.override-began', override);
  return override;
};

/** Takes all pages from the product again. */
const endOverride = async (trx: Knex, actorId: string): Promise<void> => {
  const id = findSessionId();
  const had = await findOverride(trx, id);
  if (!had) return;
  await trx('sessions').where({ id }).update({ module_override: null });
  await record(trx, actorId, 'module.override-ended', had);
};

/** `/api/module-override`: which module this session takes from the own computer. */
export const overrideRoutes = (config: OverrideConfig): Route[] => {
  const access = { permission: 'core.override-modules' } as const;
  return [
    implement(api.getOverride, contract.getOverride, {
      access,
      handle: async ({ trx }) => ({
        isAllowed: isAllowed(config),
        override: isAllowed(config) ? await findOverride(trx, findSessionId()) : null,
      }),
    }),
    implement(api.beginOverride, contract.beginOverride, {
      access,
      handle: ({ user, body, trx }) => beginOverride(config, trx, user.id, body),
    }),
    implement(api.endOverride, contract.endOverride, {
      access,
      handle: ({ user, trx }) => endOverride(trx, user.id),
    }),
  ];
};

/** What the page of a request takes from elsewhere: only admins have it, and only where the product allows it. */
export const createFindOverride =
  (config: OverrideConfig, db: Knex) =>
  async (ctx: Koa.Context): Promise<PageOverride | null> => {
    const person = findPerson(ctx);
    if (!isAllowed(config) || person?.role !== 'admin') return null;
    const found = await findOverride(db, person.id);
    return found && { module: found.module, origin: `http://127.0.0.1:${found.port}` };
  };
