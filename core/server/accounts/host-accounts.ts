import type { Knex } from 'knex';
import { roleGranted } from '../../contract/hooks';
import type { HostAccounts } from '../../contract/host-ports';
import type { Role } from '../../contract/manifest';
import { canonicalEmail } from '../auth/email-address';
import { nameOf } from '../auth/full-name';
import { createMarkAddressVerified, type Emit } from '../auth/mark-address-verified';
import { originOf } from '../auth/origin';
import { hashPassword, passwordProblem } from '../auth/passwords';
import { currentRequest } from '../auth/request-context';
import { revokeSessions } from '../auth/sessions';
import { hashToken, isToken, newToken } from '../auth/tokens';
import { createPasswordUser } from '../auth/users';
import type { Config } from '../host';
import { changeAccount, lockAccount, promoteClient } from './change-account';
import { findAccount, listAccounts } from './list-accounts';
import { listOwnAddresses } from './own-addresses';

interface Found {
  readonly id: string;
  readonly role: Role;
  readonly active: boolean;
}

/** Accounts as modules with the capability reach them. */
export const createHostAccounts = (config: Config, knex: Knex, emit: Emit): HostAccounts => ({
  list: (filter) => listAccounts(knex, filter),
  find: findAccount,
  findByEmail: async (db, email) =>
    (await db('users')
      .where({ email })
      .first<Found | undefined>('id', 'role', db.raw('(suspended_at is null and deleted_at is null) as active'))) ??
    null,
  lock: lockAccount,
  change: changeAccount(emit),
  endSessions: (trx, id) => revokeSessions(trx, id),
  create: async (trx, person) => {
    const id = await createPasswordUser(trx, person);
    if (id !== null) await emit(trx, roleGranted, { userId: id, role: person.role });
    return id;
  },
  promote: promoteClient(emit),
  confirmEmail: createMarkAddressVerified(emit),
  listAddresses: listOwnAddresses,
  hasPasswords: config.oidc === null,
  readEmail: canonicalEmail,
  readName: (fullName) => nameOf({ fullName }),
  findPasswordFault: passwordProblem,
  hashPassword,
  createLinkToken: () => {
    const token = newToken();
    return { token, hash: hashToken(token) };
  },
  hashLinkToken: (token) => (isToken(token) ? hashToken(token) : null),
  addressOf: (path) => `${originOf(config, currentRequest())}${path}`,
});
