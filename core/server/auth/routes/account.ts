import type { Knex } from 'knex';
import { invalid } from '../../../contract/errors';
import type { Route } from '../../../contract/route';
import { implement } from '../../../contract/route';
import * as contract from '../../../schemas/contracts';
import * as api from '../../../schemas/endpoints';
import { normalizeName } from '../full-name';
import type { RecordAudit } from '../person-of';

interface Row {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly profile_image_url: string | null;
  readonly role: 'client' | 'practitioner' | 'admin';
  readonly time_zone: string | null;
  readonly has_password: boolean;
  readonly is_verified: boolean;
  readonly pending_email: string | null;
  readonly deletion_due_at: string | null;
  readonly created_at: string;
}

const read = async (db: Knex, id: string) => {
  const row = await db('users')
    .leftJoin('accounts', 'accounts.user_id', 'users.id')
    .joinRaw(
      'left join email_changes wish on wish.user_id = users.id and wish.confirmed_at is null and wish.expires_at > now()',
    )
    .where('users.id', id)
    .first<Row>(
      'users.id',
      'first_name',
      'last_name',
      'email',
      'profile_image_url',
      'role',
      'time_zone',
      db.raw('accounts.password_hash is not null as has_password'),
      db.raw('email_verified_at is not null as is_verified'),
      'wish.new_email as pending_email',
      'deletion_due_at',
      'users.created_at',
    );
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    profileImageUrl: row.profile_image_url,
    role: row.role,
    timezone: row.time_zone,
    hasPassword: row.has_password,
    emailProven: row.is_verified,
    pendingEmail: row.pending_email,
    deletionDueAt: row.deletion_due_at,
    createdAt: row.created_at,
  };
};

/** `GET /api/account`: the own account. */
export const readAccountRoute = implement(api.getAccount, contract.getAccount, {
  access: { signedIn: true },
  weakSession: true,
  handle: ({ user, trx }) => read(trx, user.id),
});

const isZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};
// Only the picture that the person uploaded: a remote one would tell who looks.
const isOwnImage = async (db: Knex, userId: string, address: string): Promise<boolean> =>
  (await db('users').where({ id: userId, profile_image_url: address }).first('id')) !== undefined;

/** `PATCH /api/account`: name, picture and time zone; nothing else is accepted. */
export const changeAccountRoute = (audit: RecordAudit): Route =>
  implement(api.changeAccount, contract.changeAccount, {
    access: { signedIn: true },
    handle: async ({ user, body, trx }) => {
      const { profileImageUrl, timezone } = body;
      const firstName = body.firstName === undefined ? undefined : normalizeName(body.firstName);
      const lastName = body.lastName === undefined ? undefined : normalizeName(body.lastName);
      if (firstName === '') throw invalid('firstName', 'Tell us your name.');
      if (timezone && !isZone(timezone)) throw invalid('timezone', 'This is no time zone we know.');
      if (profileImageUrl && !(await isOwnImage(trx, user.id, profileImageUrl)))
        throw invalid('profileImageUrl', 'Upload the picture first.');
      const change = {
        ...(firstName === undefined ? {} : { first_name: firstName }),
        ...(lastName === undefined ? {} : { last_name: lastName }),
        ...(profileImageUrl === undefined ? {} : { profile_image_url: profileImageUrl }),
        ...(timezone === undefined ? {} : { time_zone: timezone }),
      };
      await trx('users')
        .where({ id: user.id })
        .update({ ...change, updated_at: trx.fn.now() });
      await audit(trx, {
        actor: user.id,
        action: 'account.changed',
        subject: user.id,
        detail: { fields: Object.keys(change).join(' ') },
      });
      return read(trx, user.id);
    },
  });
