import { parseArgs } from 'node:util';
import type { Knex } from 'knex';
import { recordAudit } from '../audit';
import { verifyAudit } from '../audit-chain';
import { verifyAuditFile } from '../audit-file';
import { BootstrapError, bootstrapAdmin } from '../auth/bootstrap-admin';
import { canonicalEmail } from '../auth/email-address';
import { resetFactors } from '../auth/second-factor/factors';
import { revokeSessions } from '../auth/sessions';
import { findUserByEmail } from '../auth/users';
import { ConfigError, loadConfig } from '../config';
import { migrate } from '../db/migrate';
import { joinDatabase } from '../db/open-database';
import { StartRefused } from '../db/start-refused';
import type { Config } from '../host';
import { createLog } from '../log';
import { encryptWithKms } from '../vault/kms';
import { getKeyId, loadMasterKeys } from '../vault/master-keys';
import { listKeyIds } from '../vault/root-key';
import { beginFileRotation, endFileRotation, rotateMasterKey } from '../vault/rotate-master-key';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm run admin -- --verify-audit`: reads the whole audit log; fails when a row was changed, taken out or cut off. */
const verify = async (knex: Knex, known: string | undefined): Promise<void> => {
  const { rows, head, linkedOnly, broken, knownFound } = await verifyAudit(knex, known);
  if (broken)
    throw new BootstrapError(
      broken.why === 'changed'
        ? `Row ${broken.id} of the audit log is not what was written. The ${rows} rows before it are.`
        : `Before row ${broken.id} of the audit log something is missing or was put in. The ${rows} rows before that are whole.`,
    );
  if (knownFound === false) throw new BootstrapError('The audit log no longer holds the row with the given hash.');
  say(`The audit log is whole: ${rows} rows.`);
  if (linkedOnly > 0) say(`${linkedOnly} old rows were checked for their order only.`);
  if (head === '') return;
  say('Keep this hash elsewhere; given as --known it shows whether rows were cut off at the end:');
  say(head);
};

const faultsOfFile = {
  changed: 'is not what was written',
  'not-linked': 'does not follow the line before: something is missing there or was put in',
  'not-readable': 'is not an entry of the audit log',
  'cut-off': 'is where the file ends or says it ends, and that is not its end',
  'not-a-file': 'does not begin a file of the audit log',
} as const;

/** `npm run admin -- --verify-audit-file <file>`: needs no database and no settings, so it runs wherever the file is kept. */
const verifyFile = async (path: string, known: string | undefined): Promise<void> => {
  const { rows, head, linkedOnly, broken, knownFound, from, to } = await verifyAuditFile(path, known).catch(
    (error: NodeJS.ErrnoException) => {
      throw new BootstrapError(`${path} cannot be read: ${error.code ?? error.message}`);
    },
  );
  if (broken)
    throw new BootstrapError(
      `Line ${broken.line} of ${path} ${faultsOfFile[broken.why]}. ${rows} entries before are whole.`,
    );
  if (knownFound === false) throw new BootstrapError('The file does not hold the entry with the given hash.');
  say(`The file is whole: ${rows} entries${from ? ` from ${from}` : ''}${to ? ` before ${to}` : ''}.`);
  if (linkedOnly > 0) say(`${linkedOnly} old entries were checked for their order only.`);
  say('It ends with this hash, which the log of the product holds too (--verify-audit --known <hash>):');
  say(head);
};

/**
 * `npm run admin -- --reset-second-factors you@example.com`: for somebody who lost passkeys, app and recovery codes. The password stays;
 * all sessions end.
 */
const resetSecondFactors = async (knex: Knex, typed: string): Promise<void> => {
  const email = canonicalEmail(typed);
  const user = email === null ? null : await findUserByEmail(knex, email);
  if (!user) throw new BootstrapError('No active account has this address.');
  const removed = await knex.transaction(async (trx) => {
    await revokeSessions(trx, user.id);
    await recordAudit(trx, { actor: null, action: 'second-factors.reset', subject: user.id });
    return resetFactors(trx, user.id);
  });
  say(removed ? 'Passkeys, app and recovery codes are removed.' : 'There were no passkeys, app or recovery codes.');
  say(
    'All sessions of this account have ended. It is entered with its password now; set a new passkey or app up at once.',
  );
};

/**
 * `npm run admin -- --rotate-master-key`: wraps all keys with the present master key. Where the key is a file of the data folder, the
 * first run makes a new one, and the second, after a restart of the product, uses it.
 */
const rotate = async (knex: Knex, config: Config): Promise<void> => {
  const masters = await loadMasterKeys(config);
  const { masterKey, masterKeys, dataDir } = config;
  const isFile = !masterKey && !masterKeys?.file && !masterKeys?.wrapped;
  const foreign = (await listKeyIds(knex)).filter((id) => id !== getKeyId(masters.current));
  if (isFile && masters.former === null) {
    await beginFileRotation(dataDir);
    return say('A new master key is made. Restart the product, then run this again.');
  }
  if (!isFile && masters.former === null && foreign.length === 0)
    return say(
      'Every key is wrapped with this master key. To change it: set MASTER_KEY to a new one and MASTER_KEY_FORMER to this one, restart ' +
        'all processes, then run this again.',
    );
  const { rewrapped } = await rotateMasterKey(knex, masters, say);
  if (isFile) await endFileRotation(dataDir);
  say(`Done: ${rewrapped} keys of people were wrapped anew, and every key is now wrapped with this master key.`);
  say(
    isFile
      ? 'The former key file is removed. Backups made before need it: keep a copy apart from them.'
      : 'Take MASTER_KEY_FORMER out of the settings and restart. Backups made before need the former key: keep it apart from them.',
  );
};

/** `npm run admin -- --wrap-master-key`: prints the master key as the key management service wraps it. */
const wrapMasterKey = async (config: Config): Promise<void> => {
  const kms = config.masterKeys?.kms;
  if (!kms) throw new BootstrapError('Set KMS_URL and KMS_TOKEN to the key management service.');
  const { current } = await loadMasterKeys(config);
  say('Set MASTER_KEY to this; without the service nobody can read it:');
  say(await encryptWithKms(kms, current));
};

const usage = `npm run admin -- --email you@example.com                   makes the first admin
npm run admin -- --verify-audit [--known <hash>]           reads the whole audit log
npm run admin -- --verify-audit-file <file> [--known <h>]  reads a file that an admin downloaded
npm run admin -- --reset-second-factors you@example.com    for somebody who lost passkeys, app and recovery codes
npm run admin -- --rotate-master-key                       wraps all keys with a new master key
npm run admin -- --wrap-master-key                         has a key management service wrap the master key`;

const run = async (args: readonly string[]): Promise<void> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      email: { type: 'string' },
      'verify-audit': { type: 'boolean' },
      'verify-audit-file': { type: 'string' },
      known: { type: 'string' },
      'reset-second-factors': { type: 'string' },
      'rotate-master-key': { type: 'boolean' },
      'wrap-master-key': { type: 'boolean' },
    },
  });
  const reset = values['reset-second-factors'];
  if (values['verify-audit-file']) return verifyFile(values['verify-audit-file'], values.known);
  if (!values.email && !values['verify-audit'] && !reset && !values['rotate-master-key'] && !values['wrap-master-key'])
    throw new BootstrapError(usage);
  const config = loadConfig();
  if (values['wrap-master-key']) return wrapMasterKey(config);
  const log = createLog({ logLevel: 'error' });
  const db = await joinDatabase(config, log);
  try {
    await migrate(db, log);
    if (values['rotate-master-key']) return await rotate(db.knex, config);
    if (reset) return await resetSecondFactors(db.knex, reset);
    if (!values.email) return await verify(db.knex, values.known);
    const external = config.oidc !== null;
    const { token } = await bootstrapAdmin(db.knex, { email: values.email, external, audit: recordAudit });
    if (token === null) return say('This person is an admin from the next sign-in on.');
    say('Open this address within 30 minutes to choose a password. It works once:');
    say(`${config.baseUrl}/reset-password?token=${token}`);
  } finally {
    await db.stop();
  }
};

/**
 * `npm run admin -- --email you@example.com`: makes the first admin of an installation and prints a one-time link. Sets the exit code.
 */
export const admin = (args: readonly string[]): Promise<void> =>
  run(args).catch((error: unknown) => {
    const expected = error instanceof BootstrapError || error instanceof ConfigError || error instanceof StartRefused;
    process.stderr.write(`${expected ? error.message : ((error as Error).stack ?? String(error))}\n`);
    process.exitCode = 1;
  });
