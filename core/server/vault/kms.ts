import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { StartRefused } from '../db/start-refused';
import type { KmsConfig } from '../host';

/*
 * A key management service with the interface of HashiCorp Vault's transit engine (https://developer.hashicorp.com/vault/api-docs/secret/transit):
 * the master key is stored as `vault:v1:…`, which only that service can turn into the key. It is asked once at each start.
 */

const timeoutMs = 5000;
/** Pauses before the next tries while the service cannot be reached or is sealed. */
const pausesMs = [500, 1500];

interface Answer {
  readonly data?: { readonly plaintext?: string; readonly ciphertext?: string };
}

const call = async (kms: KmsConfig, action: 'encrypt' | 'decrypt', body: object): Promise<Answer> => {
  const token = kms.tokenFile ? (await readFile(kms.tokenFile, 'utf8')).trim() : kms.token;
  const { host } = new URL(kms.url);
  for (let attempt = 0; ; attempt += 1) {
    const answer = await fetch(`${kms.url}/v1/transit/${action}/${encodeURIComponent(kms.key)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-vault-token': token ?? '' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: Error) => error);
    if (answer instanceof Response && answer.ok) return (await answer.json()) as Answer;
    // What it says of the key or the token may be secret; its status is not.
    const why = answer instanceof Response ? `answered ${answer.status}` : 'does not answer';
    const canRetry = !(answer instanceof Response) || answer.status >= 500 || answer.status === 429;
    const pause = pausesMs[attempt];
    if (!canRetry || pause === undefined)
      throw new StartRefused(
        `The key management service at ${host} ${why}. ` +
          (canRetry
            ? 'Start it, or check KMS_URL; without it the master key cannot be opened.'
            : 'Check KMS_TOKEN, KMS_KEY and the wrapped MASTER_KEY.'),
      );
    await wait(pause);
  }
};

/** The bytes that the service had wrapped. Throws `StartRefused` when it is away or refuses. */
export const decryptWithKms = async (kms: KmsConfig, ciphertext: string): Promise<Buffer> =>
  Buffer.from((await call(kms, 'decrypt', { ciphertext })).data?.plaintext ?? '', 'base64');

/** A key as the service wraps it, to be set as `MASTER_KEY`. */
export const encryptWithKms = async (kms: KmsConfig, key: Buffer): Promise<string> => {
  const { ciphertext } = (await call(kms, 'encrypt', { plaintext: key.toString('base64') })).data ?? {};
  if (!ciphertext) throw new StartRefused('The key management service answered without a wrapped key.');
  return ciphertext;
};
