import { isLoopback } from './config-engines';
import type { Reader } from './config-reader';
import type { Config, KmsConfig } from './host';

const readKms = ({ read, given, wrong }: Reader, production: boolean): KmsConfig | null => {
  const url = read('KMS_URL');
  const names = ['KMS_KEY', 'KMS_TOKEN', 'KMS_TOKEN_FILE'] as const;
  if (!given('KMS_URL')) {
    for (const name of names) if (given(name)) wrong('KMS_URL', `the address of the service, since ${name} is set`);
    return null;
  }
  if (!given('KMS_TOKEN') && !given('KMS_TOKEN_FILE')) wrong('KMS_TOKEN', 'the token, or KMS_TOKEN_FILE');
  if (production && url?.startsWith('http:') && !isLoopback(new URL(url).hostname))
    wrong('KMS_URL', 'https in production (http only for localhost)');
  const [token, tokenFile] = [read('KMS_TOKEN'), read('KMS_TOKEN_FILE')];
  return url && (token ?? tokenFile) ? { url, key: read('KMS_KEY') ?? 'hedo', token, tokenFile } : null;
};

/** The master key: plain, in a file, or wrapped by a key management service; and the one before it. */
export const readMasterKeys = (reader: Reader, production: boolean): Pick<Config, 'masterKey' | 'masterKeys'> => {
  const { read, given, wrong } = reader;
  if (production && !given('MASTER_KEY') && !given('MASTER_KEY_FILE'))
    wrong('MASTER_KEY', '32 bytes in base64 (make one: openssl rand -base64 32), or MASTER_KEY_FILE');
  for (const name of ['MASTER_KEY', 'MASTER_KEY_FORMER'] as const)
    if (given(name) && given(`${name}_FILE`)) wrong(`${name}_FILE`, `nothing, since ${name} is set`);
  const [key, former] = [read('MASTER_KEY'), read('MASTER_KEY_FORMER')];
  const kms = readKms(reader, production);
  if ((typeof key === 'string' || typeof former === 'string') && !given('KMS_URL'))
    wrong('KMS_URL', 'the service that wrapped the master key');
  const plain = (value: Buffer | string | null): Buffer | null => (typeof value === 'string' ? null : value);
  const wrapped = (value: Buffer | string | null): string | null => (typeof value === 'string' ? value : null);
  return {
    masterKey: plain(key),
    masterKeys: {
      ...{ file: read('MASTER_KEY_FILE'), wrapped: wrapped(key), kms },
      ...{ former: plain(former), formerFile: read('MASTER_KEY_FORMER_FILE'), formerWrapped: wrapped(former) },
    },
  };
};
