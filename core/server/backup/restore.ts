import { dirname, join } from 'node:path';
import { recordAudit } from '../audit';
import { verifyAudit } from '../audit-chain';
import { boot } from '../boot';
import { migrate } from '../db/migrate';
import { openDatabase } from '../db/open-database';
import { closeAccount, eraseJobName } from '../erasure/close';
import { copyTombstones, readTombstones, type Tombstone } from '../erasure/tombstones';
import type { Config, Database } from '../host';
import type { Log } from '../log';
import { decrypt } from '../vault/cipher';
import { rootContext } from '../vault/root-key';
import { type ArchiveSecrets, findKey, getFingerprint } from './archive-key';
import { type ArchiveHeader, readHeader } from './encrypted-stream';
import { BackupProblem } from './problem';
import { setAsideMails } from './queue';
import { readArchive } from './read-archive';
import type { Totals } from './records';
import { claimDatabase, findSchema, loadArchive, migrateAsRecorded } from './restore-database';
import { hashStoredFile, RestoredFolder } from './stored-files';
import { markFinished } from './unfinished';
import { withClient } from './with-client';

export interface RestoreOptions {
  readonly config: Config;
  readonly log: Log;
  readonly secrets: ArchiveSecrets;
  readonly file: string;
  /** Folders of tombstones; without any, the one next to the archive and `ownErasures`. */
  readonly erasures: readonly string[];
  readonly ownErasures: string;
  /** Goes on where there is no such folder. */
  readonly withoutErasures: boolean;
  /** Reads every file again from the disk. */
  readonly compareFiles: boolean;
  readonly say: (line: string) => void;
}

/** What a restore brought about. */
export interface Restored {
  readonly header: ArchiveHeader;
  readonly totals: Totals;
  /** People in the backup who were erased after it, and were erased again. */
  readonly erased: number;
  readonly mailsSetAside: number;
  readonly auditRows: number;
}

/** Throws unless the keys here are those of the archive. */
export const checkKeys = async (secrets: ArchiveSecrets, file: string): Promise<ArchiveHeader> => {
  const { header } = await readHeader(file);
  const own = getFingerprint(secrets.master);
  if (header.master !== own)
    throw new BackupProblem(
      `This backup belongs to another master key (fingerprint ${header.master}; the one here is ${own}), without which nothing ` +
        'that people wrote in it could be read. Set MASTER_KEY to the key of the system that was backed up. Nothing was changed.',
    );
  findKey(secrets, header.encryption);
  return header;
};

/** The root key of the installation that was backed up. */
const openRoot = ({ master }: ArchiveSecrets, { root }: ArchiveHeader): Buffer =>
  root === undefined ? master : decrypt(master, rootContext, Buffer.from(root, 'base64'));

const listTombstones = async (
  { secrets, file, erasures, ownErasures, withoutErasures }: RestoreOptions,
  header: ArchiveHeader,
): Promise<{ readonly folders: readonly string[]; readonly tombstones: readonly Tombstone[] }> => {
  const named = erasures.length > 0;
  const candidates = named ? erasures : [join(dirname(file), 'erasures'), ownErasures];
  const folders: string[] = [];
  const tombstones: Tombstone[] = [];
  for (const folder of candidates) {
    const found = await readTombstones(folder, openRoot(secrets, header)).catch((error: Error) => {
      throw new BackupProblem(error.message, { cause: error });
    });
    if (!found && named) throw new BackupProblem(`There is no folder ${folder}. Give one that notes erased accounts.`);
    if (!found) continue;
    folders.push(folder);
    tombstones.push(...found);
  }
  if (folders.length === 0 && !withoutErasures)
    throw new BackupProblem(
      `No list of erased accounts was found (${candidates.join(', ')}). People erased after ${header.madeAt} would be back. ` +
        'Give the folder with --erasures <folder>, or --without-erasures if nobody was erased since. Nothing was changed.',
    );
  return { folders, tombstones };
};

/** The product's own erasure, module by module, on the restored rows and files; it writes no mail, which went out the first time. */
const eraseAgain = async (
  db: Database,
  { config, log, secrets }: RestoreOptions,
  tombstones: readonly Tombstone[],
): Promise<number> => {
  const ids = tombstones.map(({ userId }) => userId);
  const back = await db.knex('users').whereRaw('id = any(?::uuid[])', [ids]).pluck<string[]>('id');
  if (back.length === 0) return 0;
  await db.knex.transaction(async (trx) => {
    for (const id of back) await closeAccount(trx, id);
  });
  const quiet = {
    production: false,
    host: '127.0.0.1',
    port: 0,
    baseUrl: 'http://localhost:0',
    demo: false,
    drainMs: 0,
  };
  const alone = { smtpUrl: null, oidc: null, llm: null, metrics: null, masterKey: secrets.master, masterKeys: null };
  const running = await boot({
    config: { ...config, ...quiet, ...alone },
    log,
    db: { ...db, stop: async () => undefined },
    worker: false,
    pages: false,
    lazySchemas: true,
    restoring: true,
  });
  try {
    const erase = running.jobs.find(({ name }) => name === eraseJobName);
    if (!erase) throw new Error('the job that erases accounts is missing');
    for (const userId of back) await erase.run({ userId } as never, { attempt: 1, lastAttempt: true });
  } finally {
    await running.stop();
  }
  return back.length;
};

const compareFiles = (secrets: ArchiveSecrets, file: string, storage: string): Promise<unknown> =>
  readArchive(secrets, file, {
    fileEnd: async (key, digest) => {
      if ((await hashStoredFile(storage, key)) !== digest)
        throw new BackupProblem(`The stored file ${key} reads differently than in the backup. Check the disk.`);
    },
  });

/** What follows once all rows and files are there. */
const complete = async (
  db: Database,
  options: RestoreOptions,
  header: ArchiveHeader,
  tombstones: readonly Tombstone[],
): Promise<Pick<Restored, 'erased' | 'mailsSetAside' | 'auditRows'>> => {
  const { log, say } = options;
  const newer = await migrate(db, log, undefined, undefined, true);
  if (newer.length > 0) say(`Migrated forward: ${newer.length} migrations of this release.`);
  const mailsSetAside = await withClient(db.connectionString, setAsideMails);
  const { rows: auditRows, broken } = await verifyAudit(db.knex);
  if (broken)
    throw new BackupProblem(
      `Row ${broken.id} of the restored audit log does not fit the row before it. Use another backup.`,
    );
  const erased = await eraseAgain(db, options, tombstones);
  const detail = { backup: header.id, madeAt: header.madeAt, erasedAgain: erased };
  await recordAudit(db.knex, { actor: null, action: 'backup.restored', detail });
  return { erased, mailsSetAside, auditRows };
};

/**
 * Restores an archive into an empty database and an empty storage. What could refuse it is checked before anything is written: keys,
 * every chunk and checksum, migrations, erased accounts. From then on the database counts as unfinished until the very end, and the
 * product does not start on it; another restore clears it and begins anew.
 */
export const restoreBackup = async (options: RestoreOptions): Promise<Restored> => {
  const { config, log, secrets, file, say } = options;
  const header = await checkKeys(secrets, file);
  say(`Reading the backup of ${header.madeAt} …`);
  const { start, totals } = await readArchive(secrets, file);
  const schema = await findSchema(start);
  const { folders, tombstones } = await listTombstones(options, header);
  const storage = new RestoredFolder(join(config.dataDir, 'storage'));
  const db = await openDatabase(config, log);
  say(db.note);
  try {
    await claimDatabase(db.connectionString, () => storage.prepare());
    say(`Making the schema with the ${schema.files.length} migrations recorded in the backup …`);
    await migrateAsRecorded(db, log, schema);
    await storage.begin();
    say(`Restoring ${totals.rows} rows of ${totals.tables} tables and ${totals.files} files …`);
    await loadArchive(db.connectionString, secrets, file, { file: (key, bytes) => storage.write(key, bytes) });
    await storage.place();
    if (options.compareFiles) await compareFiles(secrets, file, join(config.dataDir, 'storage'));
    const completed = await complete(db, options, header, tombstones);
    for (const folder of folders) await copyTombstones(folder, config.erasuresDir);
    await storage.finish();
    await withClient(db.connectionString, markFinished);
    return { header, totals, ...completed };
  } finally {
    await db.stop();
  }
};
