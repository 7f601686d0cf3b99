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
  MASTER_KEY: secret(bytes(32), 'Wraps the keys of all people; required in production'),
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
  METRICS_PORT: variable(whole(1, 65_535), 'Port of /metrics for Prometheus, apart from the product; none unless set'),
  METRICS_HOST: variable(text, 'Interface of that port; 127.0.0.1'),
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
