import { parseArgs } from 'node:util';
import type { Knex } from 'knex';
import { recordAudit } from '../server/audit';
import { verifyAudit } from '../server/audit-chain';
import { BootstrapError, bootstrapAdmin } from '../server/auth/bootstrap-admin';
import { ConfigError, loadConfig } from '../server/config';
import { migrate } from '../server/db/migrate';
import { joinDatabase } from '../server/db/open-database';
import { createLog } from '../server/log';

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

/**
 * `npm run admin -- --email you@example.com`: makes the first admin of an installation and prints a one-time link.
 */
const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, 'verify-audit': { type: 'boolean' }, known: { type: 'string' } },
  });
  if (!values.email && !values['verify-audit'])
    throw new BootstrapError('Usage: npm run admin -- --email you@example.com, or --verify-audit [--known <hash>]');
  const config = loadConfig();
  const log = createLog({ logLevel: 'error' });
  const db = await joinDatabase(config, log);
  try {
    await migrate(db, log);
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

main().catch((error: unknown) => {
  const expected = error instanceof BootstrapError || error instanceof ConfigError;
  process.stderr.write(`${expected ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 1;
});
