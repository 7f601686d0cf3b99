import type { Knex } from 'knex';
import pg from 'pg';
import { limitStatements, sessionLimits } from './pool';
import { StartRefused } from './start-refused';

type Variable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

/** Where an address leads, without its password. */
export const placeOf = (connectionString: string): string => {
  const { hostname, pathname } = new URL(connectionString);
  return `${hostname || 'localhost'}${pathname}`;
};

/** How a database that does not answer is refused. */
export const refuseUnreachable =
  (variable: Variable, connectionString: string) =>
  (error: Error): never => {
    throw new StartRefused(`${variable} (${placeOf(connectionString)}) cannot be reached: ${error.message}`, {
      cause: error,
    });
  };

const withClients = async <T>(
  connectionString: string,
  count: number,
  work: (clients: readonly pg.Client[]) => Promise<T>,
): Promise<T> => {
  const clients = Array.from({ length: count }, () => {
    const client = new pg.Client({ connectionString, application_name: 'hedo', connectionTimeoutMillis: 2500 });
    client.on('error', () => undefined);
    return client;
  });
  try {
    for (const client of clients) await client.connect();
    return await work(clients);
  } finally {
    for (const client of clients) await client.end().catch(() => undefined);
  }
};

const backendOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;

/** A pooler tells its clients a number of its own. */
const isDirect = (client: pg.Client, backend: number): boolean =>
  (client as unknown as { processID: number | null }).processID === backend;

/** Two sessions in turn: a pooler in transaction mode lets them use the same one of the server, or one of them several. */
const sharesSessions = (connectionString: string): Promise<boolean> =>
  withClients(connectionString, 2, async (clients) => {
    const seen = clients.map(() => new Set<number>());
    for (let round = 0; round < 3; round += 1)
      for (const [at, client] of clients.entries()) seen[at]!.add(await backendOf(client));
    const [first, second] = seen as [Set<number>, Set<number>];
    return first.size > 1 || second.size > 1 || [...first].some((backend) => second.has(backend));
  });

/** Throws unless the database answers there and leaves a session to the client that opened it, as listening and long locks need. */
export const checkSessions = async (variable: Variable, connectionString: string): Promise<void> => {
  const direct = await withClients(connectionString, 1, async ([client]) =>
    isDirect(client!, await backendOf(client!)),
  ).catch(refuseUnreachable(variable, connectionString));
  if (direct || !(await sharesSessions(connectionString))) return;
  throw new StartRefused(
    variable === 'DATABASE_URL'
      ? 'DATABASE_URL leads to a pooler in transaction mode. Give the address of the server itself in DATABASE_DIRECT_URL.'
      : `${variable} leads to a pooler in transaction mode. Give the address of the server itself.`,
  );
};

const identityQuery = 'select current_database() as name, system_identifier from pg_control_system()';

/** Throws unless statements that go by a pooler reach the database that `direct` names, within the limits of a request. */
export const checkPooled = async (knex: Knex, pooled: string, direct: string): Promise<void> => {
  const here = await knex.raw<{ rows: object[] }>(identityQuery).catch(refuseUnreachable('DATABASE_URL', pooled));
  const there = await withClients(direct, 1, ([client]) => client!.query<object>(identityQuery));
  if (JSON.stringify(here.rows) !== JSON.stringify(there.rows))
    throw new StartRefused('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.');
  const names = Object.keys(sessionLimits);
  const { rows } = await knex.raw<{ rows: { name: keyof typeof sessionLimits; setting: string }[] }>(
    'select name, setting from pg_settings where name = any(?)',
    [names],
  );
  const wrong = rows.filter(({ name, setting }) => Number(setting) !== sessionLimits[name]);
  if (wrong.length > 0)
    throw new StartRefused(
      `Behind the pooler of DATABASE_URL ${wrong.map(({ name, setting }) => `${name} is ${setting}`).join(', ')}. ` +
        `Let it say to each session of the server: connect_query='${limitStatements}' (pgbouncer.ini), or set them for the role.`,
    );
};
