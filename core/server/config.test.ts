import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config';
import { projectFile } from './root';

const key = Buffer.alloc(32, 7).toString('base64');
const production = { NODE_ENV: 'production', BASE_URL: 'https://hedo.example', MASTER_KEY: key };
const problemsOf = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

const local = { LLM_KIND: 'openai-compatible', LLM_BASE_URL: 'http://127.0.0.1:11434/v1', LLM_MODEL: 'small' };

describe('the environment', () => {
  it('may be empty: development on loopback with samples and the embedded parts', () => {
    expect(loadConfig({})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      baseUrl: 'http://localhost:3000',
      dataDir: projectFile('.hedo'),
      databaseUrl: null,
      masterKey: null,
      logLevel: 'info',
      oidc: null,
      llm: null,
      metrics: null,
      speech: { ffmpeg: 'ffmpeg', pocketsphinx: 'pocketsphinx_continuous', service: null },
      demo: true,
      drainMs: 0,
    });
  });

  it('of production listens everywhere, without samples', () => {
    const config = loadConfig(production);
    expect(config).toMatchObject({ production: true, host: '0.0.0.0', demo: false, drainMs: 5000 });
    expect(config.baseUrl).toBe('https://hedo.example');
    expect(config.masterKey).toHaveLength(32);
  });

  it('lets PostgreSQL remember no plans behind a pooler, unless it is said to know them', () => {
    const pooled = { DATABASE_URL: 'postgres://pooler/hedo', DATABASE_DIRECT_URL: 'postgres://server/hedo' };
    expect(loadConfig({ DATABASE_URL: pooled.DATABASE_URL }).namedStatements).toBe(true);
    expect(loadConfig(pooled)).toMatchObject({
      databaseDirectUrl: pooled.DATABASE_DIRECT_URL,
      namedStatements: false,
    });
    expect(loadConfig({ ...pooled, DATABASE_NAMED_STATEMENTS: 'true' }).namedStatements).toBe(true);
    const secret = 'postgres://hedo:only-here@server/hedo';
    expect(problemsOf({ DATABASE_DIRECT_URL: secret, DATABASE_READ_URL: secret })).toEqual([
      'DATABASE_DIRECT_URL is set, but wrong: wanted DATABASE_URL besides: the address of the pooler',
      'DATABASE_READ_URL is set, but wrong: wanted DATABASE_URL besides: the database that the replica follows',
    ]);
  });

  it('is read value by value', () => {
    const config = loadConfig({
      PORT: '0',
      BASE_URL: 'http://localhost:8080/',
      DATA_DIR: '/data',
      TRUST_PROXY: 'yes',
      QUICK_EXIT_URL: 'https://weather.example/today',
      LLM_KIND: 'openai-compatible',
      LLM_BASE_URL: 'http://127.0.0.1:11434/v1/',
      LLM_MODEL: 'small',
      OIDC_ISSUER: 'https://id.example/realm',
      OIDC_CLIENT_ID: 'hedo',
      OIDC_CLIENT_SECRET: 's',
      SMTP_URL: ' ',
      MAIL_FROM: 'Hedo <post@hedo.example>',
    });
    expect(config).toMatchObject({
      port: 0,
      baseUrl: 'http://localhost:8080',
      dataDir: '/data',
      trustProxy: true,
      exitAddress: 'https://weather.example/today',
      llm: { kind: 'openai-compatible', baseUrl: 'http://127.0.0.1:11434/v1', apiKey: '', monthlyCalls: 30 },
      oidc: { issuer: 'https://id.example/realm', clientId: 'hedo', clientSecret: 's' },
      smtpUrl: null,
      contactEmail: 'post@hedo.example',
    });
    expect(loadConfig({ CONTACT_EMAIL: 'team@hedo.example' }).contactEmail).toBe('team@hedo.example');
    expect(problemsOf({ CONTACT_EMAIL: 'Team <team@hedo.example>' })).toHaveLength(1);
  });

  it('may name what a language model costs and another one that checks', () => {
    const prices = { LLM_PRICE_IN: '2.5', LLM_PRICE_OUT: '10', LLM_PRICE_LIMIT: '0.2' };
    expect(loadConfig({ ...local, ...prices, LLM_CHECK_MODEL: 'strict' }).llm).toMatchObject({
      checkModel: 'strict',
      price: { perMillionIn: 2.5, perMillionOut: 10, currency: 'EUR', limit: 0.2 },
    });
    expect(loadConfig(local).llm).not.toHaveProperty('price');
  });

  it('has all that is wrong told at once, one line each, with what is wanted', () => {
    const problems = problemsOf({ PORT: '70000', LOG_LEVEL: 'loud', TRUST_PROXY: 'maybe', METRICS_PORT: '0' });
    expect(problems).toHaveLength(4);
    expect(problems[0]).toBe('PORT is "70000": wanted a whole number from 0 to 65535');
  });

  it.each([
    ['HOST', { HOST: '0.0.0.0' }],
    ['NODE_ENV', { NODE_ENV: 'prod' }],
    ['PORT', { PORT: '3e3' }],
    ['BASE_URL', { BASE_URL: 'https://hedo.example/app' }],
    ['BASE_URL', { ...production, BASE_URL: '' }],
    ['BASE_URL', { ...production, BASE_URL: 'http://hedo.example' }],
    ['MASTER_KEY', { ...production, MASTER_KEY: '' }],
    ['MASTER_KEY', { ...production, MASTER_KEY: 'c2hvcnQ=' }],
    ['DEMO', { ...production, DEMO: 'true' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://somewhere/hedo' }],
    ['OIDC_CLIENT_SECRET', { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'hedo' }],
    ['OIDC_ISSUER', { ...production, OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }],
    ['LLM_KIND', { LLM_MODEL: 'small' }],
    ['LLM_BASE_URL', { LLM_KIND: 'openai-compatible', LLM_MODEL: 'small' }],
    ['LLM_PRICE_OUT', { ...local, LLM_PRICE_IN: '2.5' }],
    ['LLM_PRICE_IN', { ...local, LLM_PRICE_IN: '-1', LLM_PRICE_OUT: '1' }],
    ['LLM_PRICE_CURRENCY', { ...local, LLM_PRICE_IN: '1', LLM_PRICE_OUT: '1', LLM_PRICE_CURRENCY: 'euro' }],
    ['SPEECH_BASE_URL', { SPEECH_API_KEY: 'key' }],
    ['SPEECH_BASE_URL', { SPEECH_BASE_URL: 'file:///tmp' }],
    ['LLM_API_KEY', { LLM_KIND: 'anthropic', LLM_MODEL: 'small' }],
    ['QUICK_EXIT_URL', { QUICK_EXIT_URL: 'javascript:alert(1)' }],
  ])('with a wrong %s stops the start', (name, env) => {
    const problems = problemsOf(env as NodeJS.ProcessEnv);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} `));
  });

  it('never has a secret repeated', () => {
    const secret = 'tr0ub4dor';
    const text = problemsOf({ MASTER_KEY: secret, DATABASE_URL: secret, SMTP_URL: secret }).join('\n');
    expect(text.split('\n')).toHaveLength(3);
    expect(text).not.toContain(secret);
  });
});
