import type { Knex } from 'knex';
import type { UnclaimedPerson } from '../../contract/host-ports';
import type { Role } from '../../contract/manifest';
import type { ProductLanguage } from '../../contract/page';
import { dropAddressChange } from '../accounts/address-change';

/** A person as sign-in knows them. */
interface AuthPerson {
  readonly id: string;
  readonly email: string;
}

const active = (db: Knex) => db('users').whereNull('deleted_at').whereNull('suspended_at');

/** An active person by canonical address; null when there is none. */
export const findUserByEmail = async (db: Knex, email: string): Promise<AuthPerson | null> =>
  (await active(db).where({ email }).first<AuthPerson | undefined>('id', 'email')) ?? null;

/** An active person by id; null when there is none. */
export const findUserById = async (db: Knex, id: string): Promise<AuthPerson | null> =>
  (await active(db).where({ id }).first<AuthPerson | undefined>('id', 'email')) ?? null;

/** Makes a person with a password; null when the address is taken. Of parallel calls with one address exactly one gets an id. */
export const createPasswordUser = async (
  db: Knex,
  person: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly role: Role;
    /** Null: signs in only after choosing a password by mail. */
    readonly passwordHash: string | null;
    /** In which mails to them are written, as long as they choose no other; English without it. */
    readonly language?: ProductLanguage | null;
  },
): Promise<string | null> => {
  // One statement, so that a taken address costs as much as a free one.
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `with made as (
       insert into users (email, first_name, last_name, role, language) values (:email, :firstName, :lastName, :role, :language)
       on conflict (email) do nothing returning id
     ), password as (
       insert into accounts (user_id, password_hash) select id, :passwordHash from made
     )
     select id from made`,
    { language: null, ...person } as Record<string, Knex.Value>,
  );
  return rows[0]?.id ?? null;
};

/** Makes accounts that nobody has entered, in one statement. Answers the ids by address; whose address is taken is left out. */
export const createUnclaimedUsers = async (
  db: Knex,
  role: Role,
  people: readonly UnclaimedPerson[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await db.raw<{ rows: { id: string; email: string }[] }>(
    `with made as (
       insert into users (email, first_name, last_name, role, language)
       select email, "firstName", "lastName", :role, language
       from jsonb_to_recordset(cast(:people as jsonb)) as p(email text, "firstName" text, "lastName" text, language text)
       on conflict (email) do nothing returning id, email
     ), password as (
       insert into accounts (user_id, password_hash) select id, null from made
     )
     select id, email from made`,
    { role, people: JSON.stringify(people) },
  );
  return new Map(rows.map(({ id, email }) => [email, id]));
};

/** Stores a new password hash (argon2id, PHC form). Whoever knew the former one may have asked for another address; that ends. */
export const setPassword = async (db: Knex, userId: string, passwordHash: string): Promise<void> => {
  await dropAddressChange(db, userId);
  await db('accounts')
    .insert({ user_id: userId, password_hash: passwordHash })
    .onConflict('user_id')
    .merge({ password_hash: passwordHash, changed_at: db.fn.now() });
};

/**
 * An account that staff made and nobody has entered: without a password, an identity elsewhere, or an address that was shown to be
 * somebody's. Selects on `users`.
 */
export const unclaimedSql = `(users.email_verified_at is null
  and exists (select from accounts where accounts.user_id = users.id and accounts.password_hash is null)
  and not exists (select from identities where identities.user_id = users.id))`;

/** Whether it is one, and active. */
export const isUnclaimed = async (db: Knex, id: string): Promise<boolean> =>
  (await active(db).where({ id }).whereRaw(unclaimedSql).first('id')) !== undefined;

/** The stored hash; null for people who sign in elsewhere. */
export const findPasswordHash = async (db: Knex, userId: string): Promise<string | null> =>
  (await db('accounts').where({ user_id: userId }).first<{ password_hash: string | null } | undefined>('password_hash'))
    ?.password_hash ?? null;

/** Address of the person's picture; null when there is none. */
export const findProfileImage = async (db: Knex, id: string): Promise<string | null> =>
  (await db('users').where({ id }).first<{ profile_image_url: string | null } | undefined>('profile_image_url'))
    ?.profile_image_url ?? null;
