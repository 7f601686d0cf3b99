import type { Knex } from 'knex';
import type { HostErasure, HostIdentity, HostPersonalData } from '../../contract/person-ports';
import type { Storage, Vault } from '../../contract/server';
import { canonicalEmail } from '../auth/email-address';
import { createMarkAddressVerified, type Emit } from '../auth/mark-address-verified';
import type { NoticeLimit } from '../auth/notice-limit';
import { originOf } from '../auth/origin';
import type { RecordAudit } from '../auth/person-of';
import { currentRequest } from '../auth/request-context';
import { revokeSessions } from '../auth/sessions';
import { isToken } from '../auth/tokens';
import { closeAccount, keepLastAdmin } from '../erasure/close';
import type { Assembled, Config } from '../host';
import type { Mail } from '../mail/mail';
import {
  createAddressChangeConfirmation,
  createAddressChangeSender,
  dropAddressChange,
  requestAddressChange,
} from './address-change';
import { readOwnData } from './own-data';

/** What the ports about one person are made of. */
export interface PersonParts {
  readonly config: Config;
  readonly knex: Knex;
  readonly mail: Mail;
  readonly vault: Pick<Vault, 'decryptText'>;
  readonly audit: RecordAudit;
  readonly notices: NoticeLimit;
  readonly emit: Emit;
  /** The host's own part of the storage. */
  readonly ownStorage: Storage;
  readonly personalData: Assembled['personalData'];
}

/** A person's identity as modules with the capability reach it. */
export const createHostIdentity = ({ config, emit, ...parts }: PersonParts): HostIdentity => {
  const changing = { ...parts, markAddressVerified: createMarkAddressVerified(emit) };
  return {
    setPicture: async (trx, userId, address) => {
      await trx('users').where({ id: userId }).update({ profile_image_url: address, updated_at: trx.fn.now() });
    },
    readEmail: canonicalEmail,
    requestAddressChange,
    withdrawAddressChange: async (trx, userId) => (await dropAddressChange(trx, userId)) > 0,
    sendAddressChangeMail: createAddressChangeSender(changing),
    isLinkToken: isToken,
    confirmAddressChange: createAddressChangeConfirmation(changing),
    addressOf: (path) => `${originOf(config, currentRequest())}${path}`,
  };
};

const noteDeletion = async (trx: Knex.Transaction, id: string, due: Knex.Raw): Promise<string> => {
  const [row] = await trx('users')
    .where({ id })
    .update({ deletion_due_at: due, updated_at: trx.fn.now() })
    .returning<{ deletion_due_at: string }[]>('deletion_due_at');
  return row?.deletion_due_at ?? '';
};

/** Erasing a person as modules with the capability ask for it. */
export const hostErasureProvider: HostErasure = {
  schedule: async (trx, { id, role }, days) => {
    if (role === 'admin') await keepLastAdmin(trx, id);
    const dueAt = await noteDeletion(trx, id, trx.raw('now() + make_interval(days => ?::int)', [days]));
    await revokeSessions(trx, id);
    return dueAt;
  },
  begin: async (trx, { id, role }) => {
    if (role === 'admin') await keepLastAdmin(trx, id);
    const dueAt = await noteDeletion(trx, id, trx.fn.now());
    await closeAccount(trx, id);
    return dueAt;
  },
  cancel: async (trx, id) =>
    (await trx('users')
      .where({ id })
      .whereNotNull('deletion_due_at')
      .whereNull('deleted_at')
      .update({ deletion_due_at: null, updated_at: trx.fn.now() })) > 0,
};

/** Everything about a person as modules with the capability hand it over. */
export const createHostPersonalData = (parts: PersonParts): HostPersonalData => ({
  exportOwn: (userId) => readOwnData(parts, userId),
  listModules: () => parts.personalData,
  archives: parts.ownStorage,
});
