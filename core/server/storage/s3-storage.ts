import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { S3mini, S3ServiceError } from 's3mini';
import { type Problem, unavailable } from '../../contract/errors';
import type { S3Config } from '../host';
import { checkKey, type StoredFiles } from './stored-files';

/** Bodies from this size on are sent in parts of it. */
const partBytes = 16 * 1024 * 1024;
const timeoutMs = 30_000;
/** Pauses before the next tries while the service cannot be reached or is overloaded. */
const pausesMs = [200, 1000];
const digestHeader = 'x-amz-meta-sha256';

const digestOf = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex');

/** The service did not do what it was asked to; the log says what it answered, people that they should try again. */
const storageAway = (): Problem => unavailable('The file storage does not answer. Try again in a moment.');

/** What comes back is not what was stored: worse than an error, so nobody gets it. */
export class ChangedFile extends Error {
  constructor(key: string) {
    super(`the stored file ${key} came back changed`);
    this.name = 'ChangedFile';
  }
}

const canRetry = (error: unknown): boolean =>
  !(error instanceof S3ServiceError) || error.status >= 500 || error.status === 429;

/** Files in a bucket with the interface of S3. What is stored carries its digest, which is compared when it is read. */
export const createS3Storage = (
  { endpoint, region, accessKeyId, secretAccessKey }: S3Config,
  onFault: (what: string) => void,
): StoredFiles => {
  const s3 = new S3mini({
    ...{ endpoint, region, accessKeyId, secretAccessKey },
    requestAbortTimeout: timeoutMs,
    minPartSize: partBytes,
  });
  const tried = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    for (let attempt = 0; ; attempt += 1)
      try {
        return await work();
      } catch (error) {
        const pause = pausesMs[attempt];
        if (canRetry(error) && pause !== undefined) {
          await wait(pause);
          continue;
        }
        onFault(`${what}: ${error instanceof S3ServiceError ? error.status : (error as Error).name}`);
        throw storageAway();
      }
  };
  const putInParts = async (
    key: string,
    body: Uint8Array,
    headers: Readonly<Record<string, string>>,
  ): Promise<void> => {
    const id = await tried('put', () => s3.getMultipartUploadId(key, 'application/octet-stream', undefined, headers));
    try {
      const parts: Awaited<ReturnType<typeof s3.uploadPart>>[] = [];
      for (let from = 0; from < body.length; from += partBytes) {
        const piece = Buffer.from(body.subarray(from, from + partBytes));
        parts.push(await tried('put', () => s3.uploadPart(key, id, piece, from / partBytes + 1)));
      }
      await tried('put', () => s3.completeMultipartUpload(key, id, parts));
    } catch (error) {
      await s3.abortMultipartUpload(key, id).catch(() => undefined);
      throw error;
    }
  };
  const get = async (key: string): Promise<Uint8Array | null> => {
    checkKey(key);
    const found = await tried('get', async () => {
      const response = await s3.getObjectResponse(key);
      return (
        response && { body: Buffer.from(await response.arrayBuffer()), digest: response.headers.get(digestHeader) }
      );
    });
    if (!found) return null;
    if (found.digest !== null && found.digest !== digestOf(found.body)) {
      onFault(`get: changed ${key}`);
      throw new ChangedFile(key);
    }
    return found.body;
  };
  const list = async function* (): AsyncGenerator<string> {
    let next: string | undefined;
    do {
      const page = await tried('list', () => s3.listObjectsPaged('/', '', 1000, next));
      for (const { Key } of page?.objects ?? []) yield Key;
      next = page?.nextContinuationToken;
    } while (next);
  };
  return {
    put: async (key, body) => {
      checkKey(key);
      const headers = { [digestHeader]: digestOf(body) };
      if (body.length > partBytes) return putInParts(key, body, headers);
      await tried('put', () =>
        s3.putObject(key, Buffer.from(body), 'application/octet-stream', undefined, headers, body.length),
      );
    },
    get,
    remove: async (key) => {
      checkKey(key);
      await tried('remove', () => s3.deleteObject(key));
    },
    list,
    read: async (key) => {
      const body = await get(key);
      if (!body) return null;
      return (async function* () {
        yield Buffer.from(body);
      })();
    },
  };
};
