import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, loadConfig } from '../../config';
import { joinDatabase } from '../../db/open-database';
import { StartRefused } from '../../db/start-refused';
import { createLog } from '../../log';
import { BackupProblem } from '../problem';
import { makeAnonymisedCopy } from './make-copy';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const usage = `npm run anonymised-copy -- <folder>                    into a new data folder with a database of its own
npm run anonymised-copy -- <folder> --database <url>  with an empty database elsewhere`;

const run = async (parameters: readonly string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: { database: { type: 'string' } },
  });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new BackupProblem(usage);
  const config = loadConfig();
  const dataDir = resolve(folder);
  if (dataDir === resolve(config.dataDir) || (values.database && values.database === config.databaseUrl))
    throw new BackupProblem('A copy needs a data folder and a database of its own. Nothing was changed.');
  const log = createLog({ logLevel: 'warn' });
  const db = await joinDatabase(config, log);
  try {
    // Keys of the source stay where they are.
    const target = { ...config, dataDir, databaseUrl: values.database ?? null, masterKey: null, masterKeys: null };
    const made = await makeAnonymisedCopy({ connectionString: db.connectionString, config: target, log });
    say(`Copied ${made.rows} rows of ${made.tables} tables with invented people and words. No files are in it.`);
    say(`Empty: ${made.empty.join(', ')}.`);
    say(`Start it with DATA_DIR=${dataDir}${values.database ? ' and DATABASE_URL as given' : ''}, without MASTER_KEY.`);
    say(`Sign in as ${made.email} with ${made.password}`);
  } finally {
    await db.stop();
  }
};

const isExpected = (error: unknown): error is Error =>
  error instanceof BackupProblem ||
  error instanceof ConfigError ||
  error instanceof StartRefused ||
  (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;

/** `npm run anonymised-copy`. */
export const anonymisedCopy = async (parameters: readonly string[]): Promise<void> => {
  await run(parameters).catch((error: unknown) => {
    process.stderr.write(`${isExpected(error) ? error.message : ((error as Error).stack ?? String(error))}\n`);
    process.exitCode = 1;
  });
};
