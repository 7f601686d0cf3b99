import type { Knex } from 'knex';
import { roleGranted } from '../../contract/hooks';
import type { HostAccounts } from '../../contract/host-ports';
import type { Role } from '../../contract/manifest';
import { canonicalEmail } from '../auth/email-address';
import { nameOf } from '../auth/full-name';
import { lazily } from '../auth/issuer';
import { createMarkAddressVerified, type Emit } from '../auth/mark-address-verified';
import { dropTokens, issueToken } from '../auth/one-time-tokens';
import { originOf } from '../auth/origin';
import { createPasswordCheck } from '../auth/password-check';
import { hashPassword } from '../auth/passwords';
import { currentRequest } from '../auth/request-context';
import { revokeSessions } from '../auth/sessions';
import { hashToken, isToken, newToken } from '../auth/tokens';
import { createPasswordUser, createUnclaimedUsers, isUnclaimed } from '../auth/users';
import type { Config } from '../host';
import { changeAccount, lockAccount, promoteClient } from './change-account';
import { findAccount, listAccounts } from './list-accounts';
import { listOwnAddresses } from './own-addresses';

interface Found {
  readonly id: string;
  readonly role: Role;
  readonly active: boolean;
}

const activeSql = '(suspended_at is null and deleted_at is null) as active';

/** Accounts as modules with the capability reach them. */
export const createHostAccounts = (config: Config, knex: Knex, emit: Emit): HostAccounts => {
  const check = lazily(() => createPasswordCheck(config));
  return {
    list: (filter) => listAccounts(knex, filter),
    find: findAccount,
    findByEmail: async (db, email) =>
      (await db('users').where({ email }).first<Found | undefined>('id', 'role', db.raw(activeSql))) ?? null,
    findByEmails: async (db, emails) => {
      const rows = await db('users')
        .whereIn('email', [...emails])
        .select<(Found & { email: string })[]>('email', 'id', 'role', db.raw(activeSql));
      return new Map(rows.map(({ email, ...found }) => [email, found]));
    },
    lock: lockAccount,
    change: changeAccount(emit),
    endSessions: (trx, id) => revokeSessions(trx, id),
    create: async (trx, person) => {
      const id = await createPasswordUser(trx, person);
      if (id !== null) await emit(trx, roleGranted, { userId: id, role: person.role });
      return id;
    },
    createUnclaimed: async (trx, role, people) => {
      const ids = await createUnclaimedUsers(trx, role, people);
      // What reacts ends what a former role allowed: six jobs for each new client that would find nothing.
      if (role !== 'client') for (const id of ids.values()) await emit(trx, roleGranted, { userId: id, role });
      return ids;
    },
    createClaimToken: async (trx, id, by) => {
      // Somebody may be choosing the password this moment.
      await trx('users').where({ id }).forUpdate().first('id');
      if (!(await isUnclaimed(trx, id))) return null;
      for (const purpose of ['claim-by-mail', 'claim-by-link'] as const) await dropTokens(trx, purpose, id);
      return issueToken(trx, by === 'mail' ? 'claim-by-mail' : 'claim-by-link', id);
    },
    promote: promoteClient(emit),
    confirmEmail: createMarkAddressVerified(emit),
    listAddresses: listOwnAddresses,
    hasPasswords: config.oidc === null,
    readEmail: canonicalEmail,
    readName: (fullName) => nameOf({ fullName }),
    findPasswordFault: async (password, email) => (await check())(password, email),
    hashPassword,
    createLinkToken: () => {
      const token = newToken();
      return { token, hash: hashToken(token) };
    },
    hashLinkToken: (token) => (isToken(token) ? hashToken(token) : null),
    addressOf: (path) => `${originOf(config, currentRequest())}${path}`,
  };
};
