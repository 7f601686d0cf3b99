import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { recordAudit } from '../audit';
import { ConfigError, loadConfig } from '../config';
import { joinDatabase } from '../db/open-database';
import { StartRefused } from '../db/start-refused';
import { copyTombstones } from '../erasure/tombstones';
import type { Config } from '../host';
import { createLog } from '../log';
import { openStorage } from '../storage/open-storage';
import { findMasterKeys } from '../vault/master-keys';
import type { ArchiveSecrets } from './archive-key';
import { runDrill } from './drill';
import { findBackup, type MadeBackup, makeBackup, retainBackups } from './make-backup';
import { BackupProblem } from './problem';
import { readArchive } from './read-archive';
import { checkKeys, restoreBackup } from './restore';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const backupUsage = `npm run backup                                into BACKUP_DIR, under a name with the time
npm run backup -- --to <folder|file.backup>   elsewhere
npm run backup -- --verify                    reads it back afterwards and compares counts and checksums
npm run backup -- --verify --from <file>      only reads a backup
npm run backup -- --retain 14                 deletes the oldest in the folder until 14 are left`;
const restoreUsage = `npm run restore -- --from <file|folder>       into an empty database and storage (of a folder, the newest)
npm run restore -- --drill [--from <…>]       into an empty system of its own, compares everything and removes it
    --erasures <folder>                       accounts erased since are noted there (repeat for more than one)
    --without-erasures                        go on where no such folder is found`;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const getSecrets = async (config: Config): Promise<ArchiveSecrets> => {
  const masters = await findMasterKeys(config);
  if (!masters)
    throw new BackupProblem(
      `There is no master key here. Set MASTER_KEY, or put the file master.key of the system that was backed up into ${config.dataDir}.`,
    );
  return { master: masters.current, backup: config.backup.key };
};

const verify = async (config: Config, file: string): Promise<void> => {
  const secrets = await getSecrets(config);
  const header = await checkKeys(secrets, file);
  const { totals } = await readArchive(secrets, file);
  say(
    `Verified ${file} of ${header.madeAt}: ${totals.rows} rows of ${totals.tables} tables and ${totals.files} files, ` +
      'every checksum and count is right.',
  );
};

const report = ({ file, size, totals, vanished }: MadeBackup): void => {
  const { rows, tables, files, bytes } = totals;
  say(`Backup ${file}: ${megabytes(size)}, ${rows} rows of ${tables} tables, ${files} files (${megabytes(bytes)}).`);
  if (vanished > 0) say(`${vanished} files were removed by the product while it was made; they are not in it.`);
};

const runBackup = async (parameters: readonly string[]): Promise<void> => {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      to: { type: 'string' },
      from: { type: 'string' },
      verify: { type: 'boolean', default: false },
      retain: { type: 'string' },
    },
  });
  if (values.retain !== undefined && !/^[1-9]\d{0,4}$/.test(values.retain)) throw new BackupProblem(backupUsage);
  const config = loadConfig();
  if (values.from !== undefined) {
    if (!values.verify || values.to !== undefined || values.retain !== undefined) throw new BackupProblem(backupUsage);
    return verify(config, await findBackup(values.from));
  }
  const secrets = await getSecrets(config);
  const db = await joinDatabase(config, createLog({ logLevel: 'warn' }));
  try {
    const storage = await openStorage(config, createLog({ logLevel: 'warn' }));
    const source = { connectionString: db.connectionString, storage, secrets };
    const made = await makeBackup(source, values.to ?? config.backup.folder);
    await copyTombstones(config.erasuresDir, join(dirname(made.file), 'erasures'));
    await recordAudit(db.knex, {
      actor: null,
      action: 'backup.made',
      detail: { backup: made.id, rows: made.totals.rows },
    });
    report(made);
    if (values.verify) await verify(config, made.file);
    // Only now: a backup that cannot be read replaces none that can.
    if (values.retain)
      for (const old of await retainBackups(dirname(made.file), Number(values.retain))) say(`Deleted ${old}.`);
  } finally {
    await db.stop();
  }
};

const runRestore = async (parameters: readonly string[]): Promise<void> => {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      from: { type: 'string' },
      drill: { type: 'boolean', default: false },
      erasures: { type: 'string', multiple: true, default: [] },
      'without-erasures': { type: 'boolean', default: false },
    },
  });
  if (values.from === undefined && !values.drill) throw new BackupProblem(restoreUsage);
  const config = loadConfig();
  if (config.s3 && !values.drill)
    throw new BackupProblem(
      'A backup is restored into the data folder. Take S3_ENDPOINT out of the settings, restore, and copy the files into the bucket with ' +
        'npm run storage -- --to s3 before the product starts.',
    );
  const secrets = await getSecrets(config);
  const file = await findBackup(values.from ?? config.backup.folder);
  const log = createLog({ logLevel: 'warn' });
  const { erasures, 'without-erasures': withoutErasures } = values;
  const options = { config, log, secrets, file, erasures, withoutErasures, say };
  if (values.drill) return runDrill(options);
  const { header, erased, mailsSetAside } = await restoreBackup({
    ...options,
    ownErasures: config.erasuresDir,
    compareFiles: false,
  });
  say(`Restored the backup of ${header.madeAt}. Everybody has to sign in again.`);
  if (erased > 0) say(`${erased} people who were erased since are erased again.`);
  if (mailsSetAside > 0)
    say(`${mailsSetAside} mails waited and may have gone out since: decide on each under System status.`);
};

const isExpected = (error: unknown): error is Error =>
  error instanceof BackupProblem ||
  error instanceof ConfigError ||
  error instanceof StartRefused ||
  (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;

/** Says what is wrong in one line where that is enough, and ends with 1. */
const runCommand = async (run: () => Promise<void>): Promise<void> => {
  await run().catch((error: unknown) => {
    process.stderr.write(`${isExpected(error) ? error.message : ((error as Error).stack ?? String(error))}\n`);
    process.exitCode = 1;
  });
};

/** `npm run backup`. */
export const backup = (parameters: readonly string[]): Promise<void> => runCommand(() => runBackup(parameters));
/** `npm run restore`. */
export const restore = (parameters: readonly string[]): Promise<void> => runCommand(() => runRestore(parameters));
