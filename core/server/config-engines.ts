import type { ModelPrice } from '../contract/ai';
import type { Reader } from './config-reader';
import type { Config } from './host';

/** True for http addresses which never leave the machine. */
export const isLoopback = (host: string): boolean => ['127.0.0.1', '::1', '[::1]', 'localhost'].includes(host);

/** The external sign-in: all three variables or none. */
export const readOidc = ({ read, given, wrong }: Reader, production: boolean): Config['oidc'] => {
  const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
  if (!names.some(given)) return null;
  for (const name of names) if (!given(name)) wrong(name, `all of ${names.join(', ')} or none of them`);
  const issuer = read('OIDC_ISSUER');
  const clientId = read('OIDC_CLIENT_ID');
  const clientSecret = read('OIDC_CLIENT_SECRET');
  if (production && issuer?.startsWith('http:') && !isLoopback(new URL(issuer).hostname))
    wrong('OIDC_ISSUER', 'https in production');
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null;
};

/** The bucket for stored files: address and both keys, or none. */
export const readS3 = ({ read, given, wrong }: Reader, production: boolean): NonNullable<Config['s3']> | null => {
  const names = ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;
  if (!names.some(given)) {
    if (given('S3_REGION')) wrong('S3_ENDPOINT', 'the address of the bucket, since S3_REGION is set');
    return null;
  }
  for (const name of names) if (!given(name)) wrong(name, `all of ${names.join(', ')} or none of them`);
  const endpoint = read('S3_ENDPOINT');
  const [accessKeyId, secretAccessKey] = [read('S3_ACCESS_KEY'), read('S3_SECRET_KEY')];
  if (endpoint && new URL(endpoint).pathname === '/')
    wrong('S3_ENDPOINT', 'the address with the bucket, such as https://s3.example/hedo');
  if (production && endpoint?.startsWith('http:') && !isLoopback(new URL(endpoint).hostname))
    wrong('S3_ENDPOINT', 'https in production (http only for localhost)');
  if (!endpoint || !accessKeyId || !secretAccessKey) return null;
  return { endpoint, region: read('S3_REGION') ?? 'auto', accessKeyId, secretAccessKey };
};

/** The collector of traces and figures: none unless its address is set. */
export const readTelemetry = ({ read }: Reader): NonNullable<Config['telemetry']> | null => {
  const endpoint = read('OTEL_EXPORTER_OTLP_ENDPOINT');
  return endpoint
    ? { endpoint, service: read('OTEL_SERVICE_NAME') ?? 'hedo', share: read('OTEL_TRACES_SAMPLER_ARG') ?? 1 }
    : null;
};

/** Where errors go besides the log: one place or none. */
export const readErrorTarget = ({ read, wrong }: Reader): NonNullable<Config['errorTarget']> | null => {
  const [dsn, url] = [read('SENTRY_DSN'), read('ERROR_REPORT_URL')];
  if (dsn && url) wrong('ERROR_REPORT_URL', 'either this or SENTRY_DSN');
  if (dsn && (!new URL(dsn).username || !/\/\w+$/.test(new URL(dsn).pathname)))
    wrong('SENTRY_DSN', 'https://key@host/project');
  if (dsn) return { kind: 'sentry', url: dsn };
  return url ? { kind: 'json', url } : null;
};

/** What makes recordings playable and writes them down: two programs that may be missing, and a service when one is named. */
export const readSpeech = ({ read, given, wrong }: Reader): Config['speech'] => {
  const baseUrl = read('SPEECH_BASE_URL');
  if (!given('SPEECH_BASE_URL'))
    for (const name of ['SPEECH_API_KEY', 'SPEECH_MODEL', 'SPEECH_TIMEOUT_MS'] as const)
      if (given(name)) wrong('SPEECH_BASE_URL', `the address of the service, since ${name} is set`);
  return {
    ffmpeg: read('FFMPEG_PATH') ?? 'ffmpeg',
    pocketsphinx: read('POCKETSPHINX_PATH') ?? 'pocketsphinx_continuous',
    service: baseUrl
      ? {
          baseUrl,
          apiKey: read('SPEECH_API_KEY') ?? '',
          model: read('SPEECH_MODEL') ?? 'whisper-1',
          timeoutMs: read('SPEECH_TIMEOUT_MS') ?? 120_000,
        }
      : null,
  };
};

/** What the language model costs: both prices or none. */
const readPrice = ({ read, given, wrong }: Reader): ModelPrice | null => {
  const names = ['LLM_PRICE_IN', 'LLM_PRICE_OUT', 'LLM_PRICE_CURRENCY', 'LLM_PRICE_LIMIT'] as const;
  if (!names.some(given)) return null;
  for (const name of ['LLM_PRICE_IN', 'LLM_PRICE_OUT'] as const)
    if (!given(name)) wrong(name, 'LLM_PRICE_IN and LLM_PRICE_OUT, or none of the prices');
  const perMillionIn = read('LLM_PRICE_IN');
  const perMillionOut = read('LLM_PRICE_OUT');
  if (perMillionIn === null || perMillionOut === null) return null;
  return {
    perMillionIn,
    perMillionOut,
    currency: read('LLM_PRICE_CURRENCY') ?? 'EUR',
    limit: read('LLM_PRICE_LIMIT'),
  };
};

/** The language model: none unless LLM_KIND is set. */
export const readLlm = (reader: Reader): Config['llm'] => {
  const { read, given, wrong } = reader;
  const kind = read('LLM_KIND');
  const baseUrl = read('LLM_BASE_URL') ?? (kind === 'anthropic' ? 'https://api.anthropic.com/v1' : null);
  const apiKey = read('LLM_API_KEY');
  const model = read('LLM_MODEL');
  const timeoutMs = read('LLM_TIMEOUT_MS') ?? 60_000;
  const monthlyCalls = read('LLM_MONTHLY_CALLS') ?? 30;
  if (!given('LLM_KIND')) {
    if (baseUrl || apiKey || model)
      wrong('LLM_KIND', 'openai-compatible or anthropic, since other LLM variables are set');
    return null;
  }
  if (!model) wrong('LLM_MODEL', 'the name of the model');
  if (!baseUrl) wrong('LLM_BASE_URL', 'the address of the openai-compatible server');
  if (!apiKey && kind === 'anthropic') wrong('LLM_API_KEY', 'the key of the account');
  const checkModel = read('LLM_CHECK_MODEL');
  const price = readPrice(reader);
  const more = { ...(checkModel ? { checkModel } : {}), ...(price ? { price } : {}) };
  // Local servers (Ollama, llama.cpp) ask for no key.
  return kind && baseUrl && model
    ? { kind, baseUrl, apiKey: apiKey ?? '', model, timeoutMs, monthlyCalls, ...more }
    : null;
};
