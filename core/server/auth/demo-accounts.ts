import { randomInt } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Role } from '../../contract/manifest';
import type { Config } from '../host';
import { hashPassword, verifyPassword } from './passwords';
import { createPasswordUser, findPasswordHash, setPassword } from './users';

/** A demo account with its password in plain, to be printed at the start. */
interface DemoAccount {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly role: Role;
}

const people: readonly { readonly role: Role; readonly firstName: string; readonly lastName: string }[] = [
  { role: 'client', firstName: 'Clara', lastName: 'Moreau' },
  { role: 'practitioner', firstName: 'Anselm', lastName: 'Reyes' },
  { role: 'admin', firstName: 'Ada', lastName: 'Winter' },
];

const words = `amber anchor apple arrow aspen basil birch bridge candle cedar cherry cloud clover copper coral cotton
  cypress daisy dune ember fern fig flint forest garnet ginger glacier harbor hazel heron honey indigo iris island ivory
  jasmine juniper lagoon lantern laurel lemon lilac linen lotus maple marble meadow mint moss olive opal orchid otter
  pearl pebble pepper pine quartz river saffron sage silver thyme tulip velvet walnut willow`.split(/\s+/);
const word = (): string => words[randomInt(words.length)] ?? 'amber';

/** One readable random password for a data folder, made at its first start and kept in a file only its owner can read. */
const demoPassword = async (dataDir: string): Promise<string> => {
  const file = join(dataDir, 'demo-password');
  await mkdir(dataDir, { recursive: true });
  try {
    // 'wx': of two starts at once one makes it and the other reads it.
    const handle = await open(file, 'wx', 0o600);
    const made = [word(), word(), word(), randomInt(10, 100)].join('-');
    await handle.writeFile(`${made}\n`);
    await handle.close();
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFile(file, 'utf8')).trim();
  }
};

const ensure = async (knex: Knex, person: (typeof people)[number], password: string): Promise<DemoAccount> => {
  const { role, firstName, lastName } = person;
  const email = `${role}@hedo.example`;
  const existing = await knex('users').where({ email }).first<{ id: string } | undefined>('id');
  const stored = existing ? await findPasswordHash(knex, existing.id) : null;
  if (existing && (await verifyPassword(stored, password))) return { id: existing.id, email, password, role };
  const passwordHash = await hashPassword(password);
  return knex.transaction(async (trx) => {
    const made = await createPasswordUser(trx, { email, firstName, lastName, role, passwordHash });
    const id = made ?? existing?.id ?? (await trx('users').where({ email }).first<{ id: string }>('id')).id;
    // A database that outlived its data folder still knows an older password.
    if (!made) await setPassword(trx, id, passwordHash);
    return { id, email, password, role };
  });
};

/** Makes the three demo accounts, or finds them again with the same password. Throws in production. */
export const ensureDemoAccounts = async (
  knex: Knex,
  config: Pick<Config, 'production' | 'dataDir'>,
): Promise<{ readonly accounts: readonly DemoAccount[] }> => {
  if (config.production) throw new Error('there are no demo accounts in production');
  const password = await demoPassword(config.dataDir);
  const accounts = await Promise.all(people.map((person) => ensure(knex, person, password)));
  // Nobody reads mail at these addresses, so nobody could ever confirm them.
  await knex('users')
    .whereIn(
      'id',
      accounts.map(({ id }) => id),
    )
    .whereNull('email_verified_at')
    .update({ email_verified_at: knex.fn.now() });
  return { accounts };
};

/** Invented clients of a demonstration, and how many days before the first start each opened the account. */
const invented = [
  { email: 'sample-client@hedo.example', firstName: 'Robin', daysAgo: 120 },
  { email: 'sample-client-2@hedo.example', firstName: 'Mara', daysAgo: 26 },
  { email: 'sample-client-3@hedo.example', firstName: 'Noa', daysAgo: 12 },
] as const;

/** Makes the invented clients of a demonstration, or finds them again; answers their ids. Nobody can sign in as them. */
export const ensureSampleClients = async (
  knex: Knex,
): Promise<{ readonly sampleClient: string; readonly recentClients: readonly string[] }> => {
  const rows = invented.map(({ email, firstName, daysAgo }) => ({
    ...{ email, first_name: firstName, last_name: 'Sample', role: 'client' },
    // Nobody reads mail at these addresses, so nobody could ever confirm them.
    email_verified_at: knex.fn.now(),
    created_at: knex.raw("now() - (? * interval '1 day')", [daysAgo]),
  }));
  await knex('users').insert(rows).onConflict('email').ignore();
  const found = await knex('users')
    .whereIn(
      'email',
      invented.map(({ email }) => email),
    )
    .orderBy('created_at')
    .pluck<string[]>('id');
  const [sampleClient = '', ...recentClients] = found;
  return { sampleClient, recentClients };
};
