import type { Logger } from '../../contract/server';
import type { Config, Database } from '../host';
import { checkPooled, checkSessions, placeOf } from './check-sessions';
import { runningEmbedded, startEmbedded } from './embedded/embedded';
import { openKnex } from './pool';

type Where = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>;

const external = async (databaseUrl: string, log: Logger): Promise<Database> => {
  await checkSessions('DATABASE_URL', databaseUrl);
  const knex = openKnex(databaseUrl, log);
  const note = `Using PostgreSQL at ${placeOf(databaseUrl)}`;
  return { knex, connectionString: databaseUrl, note, stop: () => knex.destroy() };
};

const pooled = async (databaseUrl: string, direct: string, log: Logger): Promise<Database> => {
  await checkSessions('DATABASE_DIRECT_URL', direct);
  const knex = openKnex(databaseUrl, log, { isPooled: true });
  await checkPooled(knex, databaseUrl, direct).catch(async (error: unknown) => {
    await knex.destroy();
    throw error;
  });
  const note = `Using PostgreSQL at ${placeOf(direct)} by the pooler at ${placeOf(databaseUrl)}`;
  return { knex, connectionString: direct, isPooled: true, note, stop: () => knex.destroy() };
};

/**
 * Opens the database: the one of DATABASE_URL, else the embedded one in the data folder.
 * Throws `AlreadyRunning` when another living process owns the embedded one.
 */
export const openDatabase = async (config: Where, log: Logger): Promise<Database> => {
  const { databaseUrl, databaseDirectUrl: direct } = config;
  if (databaseUrl) return direct ? pooled(databaseUrl, direct, log) : external(databaseUrl, log);
  const server = await startEmbedded(config.dataDir, log);
  const knex = openKnex(server.connectionString, log);
  let stopping: Promise<void> | null = null;
  return {
    knex,
    connectionString: server.connectionString,
    note: server.note,
    stop: () => {
      stopping ??= knex.destroy().then(() => server.stop());
      return stopping;
    },
  };
};

/** For commands while the product runs: joins the embedded server of the process that owns it, else opens it. */
export const joinDatabase = async (config: Where, log: Logger): Promise<Database> => {
  const running = config.databaseUrl ? null : await runningEmbedded(config.dataDir);
  if (!running) return openDatabase(config, log);
  const knex = openKnex(running.connectionString, log);
  const { connectionString, pid } = running;
  return {
    knex,
    connectionString,
    note: `Joined the embedded PostgreSQL of process ${pid}`,
    stop: () => knex.destroy(),
  };
};
