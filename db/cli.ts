import { ConfigError, loadConfig } from '#core/server/config';
import { migrate, migrationStatus, rollback } from '#core/server/db/migrate';
import { joinDatabase, openDatabase } from '#core/server/db/open-database';
import type { Config, Database } from '#core/server/host';
import { createLog, type Log } from '#core/server/log';
import { makeMigration } from './make';

const usage = `npm run db -- migrate                 bring the schema up to date
npm run db -- status                  list migrations and whether they ran
npm run db -- rollback [count]        take back the last migrations (1)
npm run db -- make <module> <name>    write an empty migration (module "db" for core)
npm run db -- seed                    write demo accounts and samples (development)
npm run db -- reset                   empty the database, migrate, seed (development)`;

interface Scene {
  readonly config: Config;
  readonly db: Database;
  readonly log: Log;
}
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const sayAll = (names: readonly string[], otherwise: string): void => say(names.join('\n') || otherwise);

const developmentOnly = ({ demo }: Config): void => {
  if (!demo) throw new Error('This is for development: it needs sample data to be allowed (DEMO).');
};

/** A start without pages plants the samples of core and of every module. It closes the database. */
const seed = async ({ config, db, log }: Scene): Promise<void> => {
  developmentOnly(config);
  // Loaded here alone: the other commands need a fraction of the product.
  const { boot } = await import('#core/server/boot');
  const running = await boot({ config: { ...config, port: 0 }, db, log, worker: false, pages: false });
  for (const { email, password } of running.demo) say(`${email}  password: ${password}`);
  await running.stop();
};

const reset = async (scene: Scene): Promise<void> => {
  developmentOnly(scene.config);
  const { knex } = scene.db;
  await knex.raw('drop schema if exists graphile_worker cascade');
  await knex.raw('drop schema public cascade');
  await knex.raw('create schema public');
  await seed(scene);
};

type Command = (scene: Scene, words: readonly string[]) => Promise<void>;
const commands: Readonly<Record<string, { readonly alone?: true; readonly run: Command }>> = {
  migrate: { run: async ({ db, log }) => sayAll(await migrate(db, log), 'Nothing to migrate.') },
  rollback: {
    run: async ({ db, log }, [count = '1']) => {
      if (!/^[1-9]\d*$/.test(count)) throw new Error(usage);
      sayAll(await rollback(db, log, Number(count)), 'Nothing to take back.');
    },
  },
  status: {
    run: async ({ db }) => {
      for (const { name, done } of await migrationStatus(db.knex)) say(`${done ? 'done   ' : 'pending'} ${name}`);
    },
  },
  seed: { alone: true, run: seed },
  reset: { alone: true, run: reset },
};

const main = async ([word = '', ...words]: readonly string[]): Promise<void> => {
  if (word === 'make' && words[0] && words[1]) return say(await makeMigration(words[0], words[1]));
  const command = commands[word];
  if (!command) throw new Error(usage);
  const config = loadConfig();
  const log = createLog({ logLevel: 'warn' });
  const db = await (command.alone ? openDatabase(config, log) : joinDatabase(config, log));
  say(db.note);
  await command.run({ config, db, log }, words).finally(() => db.stop());
};

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error instanceof ConfigError || error.message ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
