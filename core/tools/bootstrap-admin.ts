import { parseArgs } from 'node:util';
import { recordAudit } from '../server/audit';
import { BootstrapError, bootstrapAdmin } from '../server/auth/bootstrap-admin';
import { ConfigError, loadConfig } from '../server/config';
import { migrate } from '../server/db/migrate';
import { joinDatabase } from '../server/db/open-database';
import { createLog } from '../server/log';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm run admin -- --email you@example.com`: makes the first admin of an installation and prints a one-time link. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { email: { type: 'string' } } });
  if (!values.email) throw new BootstrapError('Usage: npm run admin -- --email you@example.com');
  const config = loadConfig();
  const log = createLog({ logLevel: 'error' });
  const db = await joinDatabase(config, log);
  try {
    await migrate(db, log);
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
