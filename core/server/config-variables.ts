import type { Role } from '../contract/manifest';
import {
  address,
  amount,
  bytes,
  currency,
  emailAddress,
  flag,
  oneOf,
  origin,
  type Read,
  text,
  whole,
} from '../contract/settings';

/** One variable of the environment: how it is read, whether its value may be repeated in a message, what it means. */
export interface Variable<T> {
  readonly read: Read<T>;
  readonly secret?: true;
  readonly means: string;
}
const variable = <T>(read: Read<T>, means: string): Variable<T> => ({ read, means });
const secret = <T>(read: Read<T>, means: string): Variable<T> => ({ read, means, secret: true });

const roles: readonly Role[] = ['client', 'practitioner', 'admin'];
const roleList: Read<readonly Role[]> = (value) => {
  const names = value.split(',').map((name) => name.trim());
  const found = roles.filter((role) => names.includes(role));
  if (names.every((name) => roles.some((role) => role === name))) return found;
  throw new Error('roles such as admin,practitioner');
};
const bytesOfKey = bytes(32);
/** A key, or how a key management service wraps it. */
const masterKey: Read<Buffer | string> = (value) => (value.startsWith('vault:') ? value : bytesOfKey(value));
const day: Read<string> = (value) => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))) return `${value}T00:00:00.000Z`;
  throw new Error('a day such as 2027-01-31');
};
const domain: Read<string> = (value) => {
  if (/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z]{2,63}$/.test(value)) return value;
  throw new Error('a domain such as hedo.example');
};

const moduleIds: Read<readonly string[]> = (value) => {
  const ids = value.split(',').map((id) => id.trim());
  if (ids.every((id) => /^[a-z]+(-[a-z]+)*$/.test(id))) return ids;
  throw new Error('ids of modules with commas between them');
};

const share: Read<number> = (value) => {
  const number = Number(value);
  if (value !== '' && number >= 0 && number <= 1) return number;
  throw new Error('a number from 0 to 1');
};

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** What the environment may say to the host; what it says to a module stands in that module's settings. An empty value counts as unset. */
export const variables = {
  NODE_ENV: variable(oneOf('production', 'development', 'test'), 'Anything but production binds to loopback only'),
  ROLE: variable(
    oneOf('all', 'web', 'worker', 'migrate'),
    'What this process does; all: migrates, serves and works on jobs. web and worker need DATABASE_URL and a migrated database',
  ),
  WORKERS: variable(whole(1, 64), 'How many processes serve, for the processors of one machine; 1'),
  HOST: variable(text, 'Interface to listen on; 0.0.0.0 in production, 127.0.0.1 otherwise'),
  PORT: variable(whole(0, 65_535), 'Port to listen on, 3000; 0 takes a free one'),
  BASE_URL: variable(origin, 'Public origin; required in production'),
  TRUST_PROXY: variable(flag, 'Believe X-Forwarded-* of the proxy in front; false'),
  DATA_DIR: variable(text, 'Folder for the database, keys and files; .hedo in the project'),
  DATABASE_URL: secret(address('postgres:', 'postgresql:'), 'PostgreSQL to use instead of the embedded one'),
  DATABASE_DIRECT_URL: secret(
    address('postgres:', 'postgresql:'),
    'The server itself, where DATABASE_URL is a pooler in transaction mode: for what listens, locks, migrates and works on jobs',
  ),
  DATABASE_READ_URL: secret(
    address('postgres:', 'postgresql:'),
    'A streaming replica for reads that may be some seconds behind; none unless set',
  ),
  DATABASE_NAMED_STATEMENTS: variable(
    flag,
    'Let PostgreSQL remember the plans of frequent reads; true, and false with DATABASE_DIRECT_URL: PgBouncer knows them from 1.21 on',
  ),
  REDIS_URL: secret(
    address('redis:', 'rediss:'),
    'Redis that several processes share for live messages, limits and pages of visitors; PostgreSQL and each process do that unless set',
  ),
  MASTER_KEY: secret(
    masterKey,
    'Wraps the keys of all people: 32 bytes in base64, or `vault:v1:…` as a key management service wraps them. This or MASTER_KEY_FILE is required in production',
  ),
  MASTER_KEY_FILE: variable(text, 'File with the master key, such as a mounted secret'),
  MASTER_KEY_FORMER: secret(masterKey, 'The master key before, while a rotation is unfinished'),
  MASTER_KEY_FORMER_FILE: variable(text, 'File with it'),
  KMS_URL: variable(
    address('https:', 'http:'),
    'Key management service with the interface of Vault’s transit engine, which opens a wrapped master key at the start',
  ),
  KMS_KEY: variable(text, 'Name of the key there; hedo'),
  KMS_TOKEN: secret(text, 'Token for that service'),
  KMS_TOKEN_FILE: variable(text, 'File with the token, read at each start'),
  S3_ENDPOINT: variable(
    address('https:', 'http:'),
    'Bucket for stored files instead of DATA_DIR/storage, such as https://s3.example/hedo',
  ),
  S3_REGION: variable(text, 'Region of the bucket; auto'),
  S3_ACCESS_KEY: secret(text, 'Key id for the bucket'),
  S3_SECRET_KEY: secret(text, 'Its secret'),
  BACKUP_DIR: variable(text, 'Folder for backups; backups in DATA_DIR. Better on another disk'),
  BACKUP_KEY: secret(bytes(32), 'Encrypts backups; a key derived from MASTER_KEY unless set'),
  ERASURES_DIR: variable(
    text,
    'Folder that notes erased accounts, for restores; erasures in DATA_DIR. Better on another disk',
  ),
  LOG_LEVEL: variable(oneOf(...levels), 'Least level that is written; info'),
  SMTP_URL: secret(address('smtp:', 'smtps:'), 'Mail server; without it mails wait, encrypted, for at most 30 days'),
  MAIL_FROM: variable(text, 'Sender of mails'),
  CONTACT_EMAIL: variable(emailAddress, 'Where people reach the team; the address in MAIL_FROM'),
  OIDC_ISSUER: variable(address('https:', 'http:'), 'External sign-in instead of the embedded provider'),
  OIDC_CLIENT_ID: variable(text, 'Client at that issuer'),
  OIDC_CLIENT_SECRET: secret(text, 'Secret of that client'),
  PASSKEY_DOMAIN: variable(domain, 'Domain that passkeys belong to, the host of BASE_URL or one above it; that host'),
  SECOND_FACTOR_ROLES: variable(
    roleList,
    'Roles that need a passkey or an authenticator app: admin,practitioner; none',
  ),
  SECOND_FACTOR_FROM: variable(day, 'Day (UTC) from which they need it; at once'),
  BREACHED_PASSWORDS_FILE: variable(
    text,
    'Sorted file of Have I Been Pwned (SHA-1, one `hash:count` a line); new passwords found in it are refused',
  ),
  LLM_KIND: variable(oneOf('openai-compatible', 'anthropic'), 'Protocol of a language model; none unless set'),
  LLM_BASE_URL: variable(address('https:', 'http:'), 'Where it answers'),
  LLM_API_KEY: secret(text, 'Its key'),
  LLM_MODEL: variable(text, 'Model name'),
  LLM_TIMEOUT_MS: variable(whole(100, 600_000), 'Longest wait for one answer; 60000'),
  LLM_MONTHLY_CALLS: variable(whole(0, 1_000_000), 'Calls one person may cause a month; 30'),
  LLM_CHECK_MODEL: variable(text, 'Model of the same service that checks what the other wrote; LLM_MODEL'),
  LLM_PRICE_IN: variable(amount, 'Price of a million tokens sent, shown before a reading is written'),
  LLM_PRICE_OUT: variable(amount, 'Price of a million tokens written'),
  LLM_PRICE_CURRENCY: variable(currency, 'Currency of the prices; EUR'),
  LLM_PRICE_LIMIT: variable(amount, 'Most that one reading may cost; no limit unless set'),
  SPEECH_BASE_URL: variable(address('https:', 'http:'), 'Whisper-compatible service that writes recordings down'),
  SPEECH_API_KEY: secret(text, 'Its key'),
  SPEECH_MODEL: variable(text, 'Model name; whisper-1'),
  SPEECH_TIMEOUT_MS: variable(whole(100, 600_000), 'Longest wait for one recording; 120000'),
  FFMPEG_PATH: variable(text, 'Program that makes recordings playable everywhere; ffmpeg'),
  POCKETSPHINX_PATH: variable(text, 'Program that writes recordings down on this machine; pocketsphinx_continuous'),
  QUICK_EXIT_URL: variable(address('https:'), 'Neutral page that opens when somebody leaves in a hurry; Wikipedia'),
  DESIGN_SITE: variable(flag, 'Show admins the built design site at /design-site/; false'),
  MODULE_PUBLISHERS: variable(
    text,
    'JSON file: who may publish modules, with the beginnings of their ids and their keys; without it only pages can be published in production',
  ),
  MODULE_OVERRIDE: variable(
    flag,
    'Let an admin take the pages of one module from a port of the own computer, in one session, in production too; false',
  ),
  MODULES_OFF: variable(moduleIds, 'Modules that are switched off, such as weather,journal; none'),
  METRICS_PORT: variable(whole(1, 65_535), 'Port of /metrics for Prometheus, apart from the product; none unless set'),
  METRICS_HOST: variable(text, 'Interface of that port; 127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(
    address('https:', 'http:'),
    'OpenTelemetry collector (OTLP over HTTP) that gets traces and figures; none unless set',
  ),
  OTEL_SERVICE_NAME: variable(text, 'Name of this installation there; hedo'),
  OTEL_TRACES_SAMPLER_ARG: variable(share, 'Share of traces that are sent, 0 to 1; 1'),
  OTEL_EXPORTER_OTLP_HEADERS: secret(text, 'Headers for the collector, such as authorization=…; read by its library'),
  SLOW_QUERY_MS: variable(
    whole(1, 600_000),
    'Writes queries that take longer to the log, with their route; none unless set',
  ),
  SENTRY_DSN: secret(
    address('https:', 'http:'),
    'Service with the interface of Sentry that gets errors, without texts of people',
  ),
  ERROR_REPORT_URL: secret(address('https:', 'http:'), 'Address that gets errors as JSON instead'),
  DRAIN_MS: variable(
    whole(0, 600_000),
    'How long a stopping process still answers while /readyz is 503; 5000 in production, else 0',
  ),
  DEMO: variable(flag, 'Sample accounts and rows; true in development, refused in production'),
} as const;

/** Name of a known variable. */
export type VariableName = keyof typeof variables;
/** What a variable is once read. */
export type ValueOf<K extends VariableName> = (typeof variables)[K] extends Variable<infer T> ? T : never;
