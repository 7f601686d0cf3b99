import { resolve } from 'node:path';
import { isLoopback, readErrorTarget, readLlm, readOidc, readS3, readSpeech, readTelemetry } from './config-engines';
import { readMasterKeys } from './config-keys';
import { readModules } from './config-modules';
import { ConfigError, type Reader, readerOf } from './config-reader';
import { readPasskeyDomain, readSecondFactor } from './config-sign-in';
import type { Config } from './host';
import { projectRoot } from './root';

export { ConfigError };

const readHost = ({ read, wrong }: Reader, production: boolean): string => {
  const host = read('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1');
  if (!production && !isLoopback(host))
    wrong('HOST', 'a loopback address: without NODE_ENV=production there are demo accounts');
  return host;
};

const readBaseUrl = ({ read, given, wrong }: Reader, production: boolean, port: number): string => {
  const baseUrl = read('BASE_URL') ?? `http://localhost:${port}`;
  if (production && !given('BASE_URL')) wrong('BASE_URL', 'the public origin, such as https://hedo.example');
  if (production && baseUrl.startsWith('http:') && !isLoopback(new URL(baseUrl).hostname))
    wrong('BASE_URL', 'https in production (http only for localhost)');
  return baseUrl;
};

/** The address of `Name <address>`. */
const addressIn = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;

/**
 * Reads and checks the environment. Collects every wrong variable and throws one `ConfigError`.
 * With PORT=0 the default `baseUrl` ends in `:0`; whoever listens puts the real port there.
 */
export const loadConfig = (env: NodeJS.ProcessEnv = process.env): Config => {
  const reader = readerOf(env);
  const { read, given, wrong } = reader;
  const production = read('NODE_ENV') === 'production';
  const port = read('PORT') ?? 3000;
  const demo = read('DEMO') ?? !production;
  if (production && demo) wrong('DEMO', 'false in production');
  const dataDir = resolve(projectRoot, read('DATA_DIR') ?? '.hedo');
  const role = read('ROLE') ?? 'all';
  if ((role === 'web' || role === 'worker') && !given('DATABASE_URL'))
    wrong('ROLE', 'all or migrate without DATABASE_URL: the embedded database belongs to one process');
  const workers = read('WORKERS') ?? 1;
  if (workers > 1 && (role === 'worker' || role === 'migrate'))
    wrong('WORKERS', `1 with ROLE=${role}: it counts processes that serve`);
  const databaseDirectUrl = read('DATABASE_DIRECT_URL');
  if (databaseDirectUrl !== null && !given('DATABASE_URL'))
    wrong('DATABASE_DIRECT_URL', 'DATABASE_URL besides: the address of the pooler');
  const databaseReadUrl = read('DATABASE_READ_URL');
  if (databaseReadUrl !== null && !given('DATABASE_URL'))
    wrong('DATABASE_READ_URL', 'DATABASE_URL besides: the database that the replica follows');
  const metricsPort = read('METRICS_PORT');
  const mailFrom = read('MAIL_FROM') ?? 'Hedo <no-reply@hedo.example>';
  const baseUrl = readBaseUrl(reader, production, port);
  const config: Config = {
    production,
    role,
    workers,
    host: readHost(reader, production),
    port,
    baseUrl,
    trustProxy: read('TRUST_PROXY') ?? false,
    dataDir,
    databaseUrl: read('DATABASE_URL'),
    databaseDirectUrl,
    databaseReadUrl,
    namedStatements: read('DATABASE_NAMED_STATEMENTS') ?? databaseDirectUrl === null,
    redisUrl: read('REDIS_URL'),
    ...readMasterKeys(reader, production),
    s3: readS3(reader, production),
    backup: { folder: resolve(dataDir, read('BACKUP_DIR') ?? 'backups'), key: read('BACKUP_KEY') },
    erasuresDir: resolve(dataDir, read('ERASURES_DIR') ?? 'erasures'),
    logLevel: read('LOG_LEVEL') ?? 'info',
    smtpUrl: read('SMTP_URL'),
    mailFrom,
    contactEmail: read('CONTACT_EMAIL') ?? addressIn(mailFrom),
    oidc: readOidc(reader, production),
    passkeyDomain: readPasskeyDomain(reader, baseUrl),
    secondFactor: readSecondFactor(reader),
    breachedPasswords: read('BREACHED_PASSWORDS_FILE'),
    llm: readLlm(reader),
    speech: readSpeech(reader),
    modules: readModules(reader),
    exitAddress: read('QUICK_EXIT_URL') ?? 'https://www.wikipedia.org/',
    designSite: read('DESIGN_SITE') ?? false,
    moduleOverride: read('MODULE_OVERRIDE') ?? false,
    metrics: metricsPort === null ? null : { host: read('METRICS_HOST') ?? '127.0.0.1', port: metricsPort },
    telemetry: readTelemetry(reader),
    slowQueryMs: read('SLOW_QUERY_MS'),
    errorTarget: readErrorTarget(reader),
    demo,
    drainMs: read('DRAIN_MS') ?? (production ? 5000 : 0),
  };
  if (reader.problems.size > 0) throw new ConfigError([...reader.problems.values()]);
  return config;
};
