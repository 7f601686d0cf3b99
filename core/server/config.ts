import { resolve } from 'node:path';
import { type HelpLine, type Read } from './config-values';
import { type ValueOf, type VariableName, variables } from './config-variables';
import type { Config } from './host';
import { projectRoot } from './root';

/** The environment is wrong: one line for each variable, without any secret. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The environment is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);
const isLoopback = (origin: string): boolean => loopback.has(new URL(origin).hostname.replace(/^\[|\]$/g, ''));

const defaultHelpLines: readonly HelpLine[] = [
  { name: 'Emergency services', contact: '112 (Europe and most countries) or 911 (North America)', hours: '24/7' },
  { name: '988 Suicide & Crisis Lifeline (US, Canada)', contact: 'Call or text 988', hours: '24/7' },
  { name: 'Samaritans (UK, Ireland)', contact: '116 123', hours: '24/7' },
  { name: 'Find a helpline in your country', contact: 'findahelpline.com', hours: 'Directory' },
];

/** Reads and checks the environment. Collects every wrong variable and throws one `ConfigError`. */
export const loadConfig = (env: NodeJS.ProcessEnv = process.env): Config => {
  const problems: string[] = [];
  const wrong = (name: VariableName, want: string): void => {
    const given = env[name] ? (variables[name].secret ? 'what was given' : JSON.stringify(env[name])) : 'unset';
    problems.push(`${name} is ${given === 'unset' ? 'not set' : `wrong (${given})`}: wanted ${want}`);
  };
  const read = <K extends VariableName>(name: K): ValueOf<K> | null => {
    const value = env[name]?.trim();
    if (!value) return null;
    try {
      return (variables[name].read as Read<ValueOf<K>>)(value);
    } catch (error) {
      wrong(name, (error as Error).message);
      return null;
    }
  };
  const given = (name: VariableName): boolean => Boolean(env[name]?.trim());

  const production = read('NODE_ENV') === 'production';
  const port = read('PORT') ?? 3000;
  const host = read('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1');
  if (!production && !loopback.has(host))
    wrong('HOST', 'a loopback address, because demo accounts exist unless NODE_ENV is production');

  const baseUrl = read('BASE_URL') ?? `http://localhost:${port}`;
  if (production && !given('BASE_URL')) wrong('BASE_URL', 'the public origin, such as https://hedo.example');
  else if (production && baseUrl.startsWith('http:') && !isLoopback(baseUrl))
    wrong('BASE_URL', 'https in production (http only for localhost)');

  const masterKey = read('MASTER_KEY');
  if (production && !given('MASTER_KEY'))
    wrong('MASTER_KEY', '32 bytes in base64 in production (make one: openssl rand -base64 32)');

  const demo = read('DEMO') ?? !production;
  if (production && demo) wrong('DEMO', 'false in production');

  return finish();

  function oidc(): Config['oidc'] {
    const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
    const [issuer, clientId, clientSecret] = names.map((name) => read(name));
    if (!names.some(given)) return null;
    for (const name of names) if (!given(name)) wrong(name, 'all of OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET or none');
    if (production && issuer?.startsWith('http:') && !isLoopback(issuer)) wrong('OIDC_ISSUER', 'https in production');
    return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null;
  }

  function llm(): Config['llm'] {
    const kind = read('LLM_KIND');
    const baseUrl = read('LLM_BASE_URL') ?? (kind === 'anthropic' ? 'https://api.anthropic.com/v1' : null);
    const [apiKey, model] = [read('LLM_API_KEY'), read('LLM_MODEL')];
    const timeoutMs = read('LLM_TIMEOUT_MS') ?? 60_000;
    const monthlyCalls = read('LLM_MONTHLY_CALLS') ?? 30;
    if (!given('LLM_KIND')) {
      if (given('LLM_BASE_URL') || given('LLM_API_KEY') || given('LLM_MODEL'))
        wrong('LLM_KIND', 'openai-compatible or anthropic, since other LLM variables are set');
      return null;
    }
    if (!model) wrong('LLM_MODEL', 'the name of the model');
    if (!baseUrl && !given('LLM_BASE_URL')) wrong('LLM_BASE_URL', 'the address of the openai-compatible server');
    if (!apiKey && kind === 'anthropic') wrong('LLM_API_KEY', 'the key of the account');
    // Local servers (Ollama, llama.cpp) ask for no key.
    return kind && baseUrl && model ? { kind, baseUrl, apiKey: apiKey ?? '', model, timeoutMs, monthlyCalls } : null;
  }

  function finish(): Config {
    const config: Config = {
      production,
      host,
      port,
      baseUrl,
      trustProxy: read('TRUST_PROXY') ?? false,
      dataDir: resolve(projectRoot, read('DATA_DIR') ?? '.hedo'),
      databaseUrl: read('DATABASE_URL'),
      masterKey,
      logLevel: read('LOG_LEVEL') ?? 'info',
      smtpUrl: read('SMTP_URL'),
      mailFrom: read('MAIL_FROM') ?? 'Hedo <no-reply@hedo.example>',
      oidc: oidc(),
      llm: llm(),
      helpLines: read('HELP_LINES') ?? defaultHelpLines,
      demo,
    };
    if (problems.length > 0) throw new ConfigError(problems);
    return config;
  }
};
