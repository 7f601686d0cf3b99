import type { Knex } from 'knex';
import { migrationFiles, migrationSource } from './migration-source';

/** For Knex's own tools on an external database: `DATABASE_URL=… npx knex --knexfile db/knexfile.ts migrate:list`. */
const config: Knex.Config = {
  client: 'pg',
  ...(process.env.DATABASE_URL ? { connection: process.env.DATABASE_URL } : {}),
  migrations: {
    migrationSource: migrationSource(migrationFiles()),
    tableName: 'migrations',
    disableMigrationsListValidation: true,
  },
};

export default config;
