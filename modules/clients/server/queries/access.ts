import type { Knex } from 'knex';
import { denied, notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { relations } from '#modules/matching/public';
import { consents } from '#modules/sharing/public';

/** The client, for those who may set the phase: a practitioner needs an accepted match, and something open to them. Throws 404 and 403. */
export const requireAccess = async (core: Core, db: Knex, user: User, clientId: string): Promise<string> => {
  const account = await core.people.accounts(db, 'client').where({ id: clientId }).first();
  if (!account) throw notFound('client');
  if (user.role === 'admin') return clientId;
  if (!(await core.port(relations).isMatched(user.id, clientId, db))) throw notFound('client');
  if (!(await core.port(consents).consentFor(user.id, clientId, undefined, db))) throw denied('clients.set-phase');
  return clientId;
};
