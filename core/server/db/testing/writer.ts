import { createLog } from '../../log';
import { openDatabase } from '../open-database';

/*
 * A process as the product is one: opens the database of a folder, writes a row, says how many there are, and waits.
 * Asked to stop, it writes one more row, which proves that the database outlives the signal.
 */
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const start = async (): Promise<void> => {
  const db = await openDatabase({ databaseUrl: null, dataDir: process.argv[2]! }, createLog({ logLevel: 'silent' }));
  await db.knex.raw('create table if not exists notes (word text)');
  await db.knex('notes').insert({ word: 'written' });
  const leave = async (): Promise<void> => {
    await db.knex('notes').insert({ word: 'drained' });
    await db.stop();
    say('left');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave());
  const count = async (word: string) => Number((await db.knex('notes').where({ word }).count({ n: '*' }).first())?.n);
  say(`note ${db.note}`);
  say(`at ${db.connectionString}`);
  say(`ready ${await count('written')} ${await count('drained')}`);
  setInterval(() => undefined, 60_000);
};

start().catch((error: Error) => {
  say(`failed ${error.message}`);
  process.exit(1);
});
